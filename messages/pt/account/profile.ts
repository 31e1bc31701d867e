import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const profile: Messages["profile"] = {
	password: {
		needed: "A sua conta ainda não tem palavra-passe. Defina primeiro uma: confirma a sua identidade.",
		set: "Definir uma palavra-passe",
		enterCurrent: "Introduza a sua palavra-passe atual.",
		wrong: "A palavra-passe atual está incorreta. Tente novamente.",
		title: "Alterar a sua palavra-passe",
		lead: "Mantém a sessão neste dispositivo e esta é terminada em todos os outros.",
		current: "Palavra-passe atual",
		new: "Nova palavra-passe",
		button: "Alterar palavra-passe",
		busy: "A alterar...",
		setLead: ({ email }) =>
			`Ainda não tem nenhuma. Enviaremos um link para ${email}: abra-o no prazo de uma hora e escolha uma palavra-passe. A sessão é terminada em todo o lado e volta a iniciá-la.`,
		sendLink: "Enviem-me um link",
		hidden: "Oculta",
		none: "Não definida",
		done: "A sua palavra-passe foi alterada.",
		doneElsewhere: ({ count }) =>
			plural(count, {
				one: "A sua palavra-passe foi alterada. A sessão foi terminada em 1 outro dispositivo.",
				other: `A sua palavra-passe foi alterada. A sessão foi terminada em ${count} outros dispositivos.`,
			}),
	},
	picture: {
		choose: "Escolha uma imagem.",
		removed: "A sua imagem foi removida.",
		title: "Imagem de perfil",
		updated: "A sua imagem foi atualizada.",
		lead: "Aparece no seu menu. Recortamo-la num quadrado e removemos os dados de localização.",
		you: "A sua imagem de perfil",
		remove: "Remover imagem",
		new: "Nova imagem",
		one: "Imagem",
		hint: "JPEG, PNG, WebP ou AVIF, até 8 MB",
		upload: "Carregar imagem",
		uploading: "A carregar...",
		change: "Alterar imagem",
		add: "Adicionar imagem",
		shown: "Aparece no seu menu",
	},
	name: {
		title: "Alterar o seu nome",
		done: ({ name }) => `O seu nome é agora ${name}.`,
		lead: "O nome que nós e os hotéis usamos.",
		button: "Guardar nome",
		change: "Alterar nome",
	},
	language: {
		label: "Idioma dos seus e-mails",
		title: "Alterar o idioma dos seus e-mails",
		lead: "Os e-mails sobre a sua conta, e os que recebe como membro da equipa, são neste idioma. Os e-mails sobre o que encomenda ou reserva ficam no idioma em que o fez.",
		button: "Guardar idioma",
		change: "Alterar idioma",
		done: ({ language }) => `O idioma dos e-mails sobre a sua conta é agora: ${language}.`,
	},
	title: "O seu perfil",
	since: ({ since }) => `Membro desde ${since}`,
	about: "Sobre si",
	notAdded: "Não adicionado",
	addresses: {
		hint: "Usadas ao finalizar a compra",
		title: "Moradas",
		manage: "Gerir moradas",
	},
	messages: {
		hint: "Sobre as suas reservas e o que nos enviou",
		title: "Mensagens",
		view: "Ver mensagens",
	},
	security: "Início de sessão e segurança",
	email: {
		change: "Alterar e-mail",
		confirmed: "Confirmado",
		unconfirmed: "Ainda não confirmado",
		resend: "Reenviar e-mail de confirmação",
	},
	twoStep: {
		manage: "Gerir a verificação em dois passos",
		off: "Desativada",
	},
	passkeys: {
		manage: "Gerir chaves de acesso",
		count: ({ count }) => plural(count, { one: "1 chave de acesso", other: `${count} chaves de acesso` }),
	},
	linked: {
		title: ({ name }) => `Início de sessão com ${name}`,
		unlink: ({ name }) => `Desassociar ${name}…`,
		yes: "Associado",
		no: ({ name }) => `Não associado. É associado quando iniciar sessão com ${name} e o mesmo e-mail.`,
	},
	devices: {
		title: "Dispositivos",
		manage: "Gerir dispositivos",
		signedIn: ({ count }) =>
			plural(count, {
				one: "Sessão iniciada só neste dispositivo",
				other: `Sessão iniciada em ${count} dispositivos`,
			}),
	},
	data: {
		title: "Os seus dados",
		exportHint: "Um ficheiro ZIP com todos os seus dados e as imagens que carregou",
		export: "Exportar",
		download: "Transferir",
		deleteHint: "Elimine definitivamente a sua conta e os seus dados pessoais",
		delete: "Eliminar conta",
		deleteLink: "Eliminar conta…",
	},
};
