import type { Messages } from "#messages/en/index.ts";

export const linkedSignIn: Messages["linkedSignIn"] = {
	title: "Remover um início de sessão associado",
	nothing: "Não há nada associado.",
	done: ({ provider }) => `Já não inicia sessão com ${provider}.`,
	question: ({ provider }) => `Remover a associação a ${provider}?`,
	withPassword: ({ provider }) =>
		`Inicia sessão com a sua palavra-passe. ${provider} volta a ser associado quando iniciar sessão com ele.`,
	withoutPassword: ({ provider }) =>
		`A sua conta ainda não tem palavra-passe. Para voltar a iniciar sessão, defina uma em “Esqueceu-se da palavra-passe?”. ${provider} volta a ser associado quando iniciar sessão com ele.`,
	goBack: "Voltar",
	button: ({ provider }) => `Desassociar ${provider}`,
	busy: "A desassociar...",
	unconfirmedThere: ({ provider }) =>
		`${provider} não confirmou o seu e-mail. Confirme-o lá ou inicie sessão com a sua palavra-passe.`,
	unconfirmedHere:
		"Existe uma conta com o seu e-mail, mas o e-mail não está confirmado. Inicie sessão com a sua palavra-passe e confirme-o primeiro.",
	otherIdentity: ({ provider }) =>
		`A sua conta está associada a outra conta ${provider}. Inicie sessão com essa ou com a sua palavra-passe.`,
	suspended: "Esta conta está suspensa. Contacte-nos se acha que é um erro.",
	confirmed: "Confirmou a sua identidade. Continue aqui.",
	notConfirmed: ({ provider }) =>
		`${provider} não confirmou a sua identidade. Tente novamente ou de outra forma.`,
	failed: ({ provider }) => `Não iniciou sessão com ${provider}. Tente novamente.`,
	unreachable: ({ provider }) =>
		`Não é possível contactar ${provider} neste momento. Inicie sessão com a sua palavra-passe ou tente mais tarde.`,
};
