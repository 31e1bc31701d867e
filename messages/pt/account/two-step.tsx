import type { Messages } from "#messages/en/index.ts";

export const twoStep: Messages["twoStep"] = {
	newCodes: {
		title: "Novos códigos de recuperação",
		question: "Obter novos códigos de recuperação?",
		lead: "Os códigos que guardou antes deixam de funcionar.",
		button: "Obter novos códigos de recuperação",
		busy: "A criar códigos...",
	},
	title: "Verificação em dois passos",
	off: {
		title: "Desativar a verificação em dois passos",
		done: "A verificação em dois passos está desativada.",
		question: "Desativar a verificação em dois passos?",
		lead: "Vai iniciar sessão apenas com a sua palavra-passe. Os seus códigos de recuperação são eliminados.",
		hint: "Da aplicação de autenticação ou um código de recuperação.",
		button: "Desativar a verificação em dois passos",
		busy: "A desativar...",
	},
	code: "Código",
	lead: "Além da palavra-passe, introduz um código de uma aplicação no seu telemóvel. Ninguém consegue iniciar sessão só com a sua palavra-passe.",
	roleNeedsIt: "A sua função exige a verificação em dois passos. Configure-a para continuar para os painéis.",
	apps: "Precisa de uma aplicação de autenticação, como Aegis, Google Authenticator, Microsoft Authenticator, 1Password ou Bitwarden.",
	setUp: {
		title: "Configurar a verificação em dois passos",
		expired: "A chave expirou. Comece de novo.",
		done: "A verificação em dois passos está ativada",
		stepApp: ({ market }) => `1. Adicione ${market} à aplicação de autenticação`,
		scan: "Leia o código QR com a aplicação.",
		stepCode: "2. Introduza o código que ela mostra",
		codeHint: "6 algarismos. Mudam a cada 30 segundos.",
		button: "Ativar a verificação em dois passos",
		busy: "A ativar...",
		start: ({ link }) => <>Comece em {link("Verificação em dois passos")}.</>,
		openApp: ({ link }) => (
			<>Se a aplicação estiver neste dispositivo, {link("abra a aplicação")}. Ou introduza nela esta chave:</>
		),
		picture: ({ market }) => `${market} para a aplicação de autenticação`,
	},
	starting: "A iniciar...",
	since: ({ since }) => `Ativada em ${since}.`,
	on: "Ativada",
	recovery: "Códigos de recuperação",
	noCodesLeft:
		"Já usou todos os seus códigos de recuperação. Obtenha novos para poder iniciar sessão sem o telemóvel.",
	codesLeft: ({ left }) =>
		`Restam-lhe ${left} de 10 códigos de recuperação. Cada um permite iniciar sessão uma vez sem o telemóvel.`,
	turnOff: {
		title: "Desativar",
		lead: "Para usar outra aplicação ou outro telemóvel, desative-a e configure-a novamente.",
		link: "Desativar a verificação em dois passos…",
	},
	enterCode: "Introduza o código.",
	codeTooLong: "Introduza um código com, no máximo, 64 caracteres.",
	outdated: "Esta página está desatualizada. Abra-a novamente.",
	wrongCode:
		"O código está incorreto ou já foi usado. Aguarde o próximo código na aplicação e verifique se o relógio do telemóvel está certo.",
	saveCodes:
		"Guarde já estes códigos de recuperação, por exemplo no seu gestor de palavras-passe, ou imprima esta página. Não voltam a ser mostrados.",
	onceEach: "Cada código permite iniciar sessão uma vez quando não tem o telemóvel consigo.",
	savedThem: "Guardei os códigos",
};
