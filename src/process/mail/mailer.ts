import type { Config } from '../../config/config.ts'
import { ConfigError } from '../../config/setting.ts'
import type { Mailer } from '../../core/acts/alerts/mail.ts'
import { dropMailer } from './drop-directory.ts'
import { smtpMailer } from './smtp.ts'

/** The mailer of the settings; undefined if they name none. Fails with `ConfigError`. */
export function mailerOf(config: Config): Mailer | undefined {
  const sender = { from: config['Mail:From'] || `alerts@${config.HostName}`, hostName: config.HostName }
  if (!/^[!-;=?-~]{1,250}$/.test(sender.from) || !sender.from.includes('@'))
    throw new ConfigError(`Mail:From is ${JSON.stringify(sender.from)}, but must be an e-mail address.`)
  const host = config['Mail:SmtpHost']
  if (host === '') return config['Mail:DropDirectory'] === '' ? undefined : dropMailer(config['Mail:DropDirectory'], sender)
  const user = config['Mail:SmtpUser']
  return smtpMailer({
    ...{ ...sender, host, port: config['Mail:SmtpPort'], tls: config['Mail:SmtpTls'], timeoutMs: config['Mail:TimeoutSeconds'] * 1000 },
    login: user === '' ? undefined : { user, password: config['Mail:SmtpPassword'] },
  })
}
