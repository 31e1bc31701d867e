import type { Messages } from "#messages/en/index.ts";

export const login: Messages["login"] = {
	title: "Iniciar sessão",
	toContinue: "Inicie sessão para continuar.",
	email: "E-mail",
	password: "Palavra-passe",
	busy: "A iniciar sessão...",
	forgot: "Esqueceu-se da palavra-passe?",
	createAccount: "Criar uma conta",
	wrong: "O e-mail ou a palavra-passe está incorreto. Verifique ambos e tente novamente.",
	wrongPasskey: "Não iniciou sessão com uma chave de acesso. Tente novamente ou use a palavra-passe.",
	newTo: ({ market }) => `Ainda não tem conta em ${market}?`,
	withProvider: ({ provider }) => `Iniciar sessão com ${provider}`,
	otherOrigin: ({ origin }) =>
		`As chaves de acesso só funcionam em ${origin}. Abra o site aí ou use a palavra-passe.`,
	forgotten: {
		lead: "Vamos enviar-lhe um link para escolher uma nova.",
		send: "Enviar link",
		busy: "A enviar...",
		back: "Voltar a iniciar sessão",
		sentTitle: "Verifique o seu e-mail",
		sent: "Se existir uma conta com este e-mail, receberá um link para escolher uma nova palavra-passe. O link funciona uma vez, durante 1 hora.",
		noEmail:
			"Não recebeu nada após alguns minutos? Verifique a pasta de spam e o endereço que introduziu. Se pediu um link nos últimos 20 minutos, use esse.",
		again: "Tentar novamente",
	},
};
