import { PasswordForm } from '@/features/cuenta/PasswordForm'
import { selectUser } from '@/features/cuenta/slice'
import { SesionesSection } from '@/features/cuenta/sesiones/SesionesSection'
import { selectExtensions } from '@/store/configuration'
import { useAppSelector } from '@/store/hooks'
import { DataList } from '@/features/cuenta/DataList'
import { Page, PageHeader } from '@/ui/page/Page'
import { Section } from '@/ui/page/Section'
import styles from '@/features/cuenta/Perfil.module.css'

/** Read-only profile of the signed-in user, with the change of the password [SE-10]. */
export const Perfil = () => {
  const user = useAppSelector(selectUser)
  const extensions = useAppSelector(selectExtensions)
  return (
    <Page>
      <PageHeader title="Perfil" breadcrumbs={[{ label: 'Perfil' }]} />
      <div className={styles.sections}>
        <Section title="Datos personales">
          <DataList
            items={[
              { term: 'Correo electrónico', value: user?.email ?? '' },
              { term: 'Nombre', value: user?.nombre ?? '' },
              { term: 'Apellidos', value: user?.apellidos ?? '' },
            ]}
          />
        </Section>
        <Section title="Cambiar la contraseña">
          <PasswordForm />
        </Section>
        {extensions && <SesionesSection />}
        <a className="link" href="/licencias.txt" target="_blank" rel="noopener">
          Licencias del software
        </a>
      </div>
    </Page>
  )
}
