import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const accountMails: Messages["accountMails"] = {
	newPasswordLink: "Escolher uma nova palavra-passe",
	verify: {
		subject: "Confirme o seu e-mail",
		body: ({ email }) =>
			`Confirme que ${email} é o seu e-mail. As reservas que fez com ele como visitante são então adicionadas à sua conta.`,
		link: "Confirmar e-mail",
		expires: ({ market }) =>
			`O link funciona uma vez e expira ao fim de 7 dias. Se não tem uma conta em ${market}, ignore este e-mail.`,
	},
	reset: {
		subject: "Reponha a sua palavra-passe",
		body: ({ market }) => `Recebemos um pedido para repor a palavra-passe da sua conta em ${market}.`,
		expires:
			"O link funciona uma vez e expira ao fim de 1 hora. Se não fez este pedido, ignore este e-mail: a sua palavra-passe não muda.",
	},
	passwordChanged: {
		subject: "A sua palavra-passe foi alterada",
		body: ({ market }) =>
			`A palavra-passe da sua conta em ${market} foi alterada e a sessão foi terminada nos seus outros dispositivos.`,
		passkeys:
			"As suas chaves de acesso continuam a funcionar. Se alguma não for sua, remova-a no seu perfil.",
		warning: "Se não a alterou, escolha agora uma nova palavra-passe.",
		passkeysLabel: "Chaves de acesso",
	},
	passkeysLink: "Verificar as suas chaves de acesso",
	passkeyAdded: {
		subject: "Foi adicionada uma chave de acesso à sua conta",
		body: ({ market }) =>
			`A partir de agora, esta chave de acesso inicia sessão na sua conta em ${market} sem palavra-passe.`,
		warning: "Se não a adicionou, remova-a e escolha agora uma nova palavra-passe.",
	},
	passkey: "Chave de acesso",
	passkeyRemoved: {
		subject: "Foi removida uma chave de acesso da sua conta",
		body: ({ market }) => `Esta chave de acesso já não inicia sessão na sua conta em ${market}.`,
		warning:
			"Se não a removeu, escolha agora uma nova palavra-passe e verifique as suas outras chaves de acesso.",
	},
	newEmail: {
		subject: "Confirme o seu novo e-mail",
		body: ({ market, email }) =>
			`Confirme que a sua conta em ${market} deve usar ${email}. Até lá, mantém o e-mail atual.`,
		link: "Confirmar novo e-mail",
		expires:
			"O link funciona uma vez e expira ao fim de 24 horas. Se não fez este pedido, ignore este e-mail.",
	},
	emailChanging: {
		subject: "O seu e-mail está prestes a mudar",
		body: ({ market }) =>
			`Recebemos um pedido para alterar o e-mail da sua conta em ${market}. Muda quando o novo e-mail for confirmado.`,
		warning: "Se não fez este pedido, escolha agora uma nova palavra-passe. Isto também cancela a alteração.",
	},
	newEmailLabel: "Novo e-mail",
	emailChanged: {
		subject: "O seu e-mail foi alterado",
		body: ({ market }) =>
			`O e-mail da sua conta em ${market} foi alterado. Já não pode iniciar sessão com este.`,
		warning: "Se não o alterou, contacte-nos já.",
		contact: "Contacte-nos",
	},
	newDevice: {
		subject: "Novo início de sessão na sua conta",
		body: ({ market }) => `Alguém iniciou sessão na sua conta em ${market} a partir de um novo navegador.`,
		warning:
			"Se não foi você, escolha agora uma nova palavra-passe. Isto termina a sessão em todos os dispositivos.",
		browser: "Navegador",
	},
	linked: {
		subject: ({ provider }) => `Pode iniciar sessão com ${provider}`,
		body: ({ market, provider }) =>
			`A sua conta em ${market} foi associada à conta ${provider} com o mesmo e-mail. A partir de agora, pode iniciar sessão com qualquer uma delas.`,
		warning: "Se não foi você, remova a associação no seu perfil e escolha uma nova palavra-passe.",
		link: "Abrir o seu perfil",
	},
	settingsLink: "Verificar as definições de início de sessão",
	twoStepOn: {
		subject: "A verificação em dois passos está ativada",
		body: ({ market }) =>
			`A partir de agora, a sua conta em ${market} pede um código da aplicação de autenticação quando inicia sessão.`,
		warning: "Se não a ativou, escolha agora uma nova palavra-passe e contacte-nos.",
	},
	twoStepOff: {
		subject: "A verificação em dois passos está desativada",
		byYou: ({ market }) => `A sua conta em ${market} já não pede um código quando inicia sessão.`,
		byAdmin: ({ market }) =>
			`Um administrador desativou a verificação em dois passos da sua conta em ${market}. Já não é pedido um código quando inicia sessão.`,
		warning:
			"Se não pediu isto, escolha agora uma nova palavra-passe e volte a ativar a verificação em dois passos.",
	},
	recoveryCode: {
		subject: "Foi usado um código de recuperação",
		warning:
			"Se não foi você, escolha agora uma nova palavra-passe. Isto termina a sessão em todos os dispositivos.",
		body: ({ market, left }) =>
			`Alguém usou um código de recuperação da sua conta em ${market} em vez de um código da aplicação. ${plural(left, { one: "Resta-lhe 1 código de recuperação", other: `Restam-lhe ${left} códigos de recuperação` })}.`,
	},
	wrongCodes: {
		subject: "Códigos errados ao iniciar sessão",
		body: ({ market }) =>
			`Alguém introduziu a palavra-passe da sua conta em ${market} e depois códigos errados. Não conseguiu iniciar sessão.`,
		warning: "Se não foi você, escolha agora uma nova palavra-passe.",
	},
};
