import type { Messages } from "#messages/en/index.ts";

export const confirmEmail: Messages["confirmEmail"] = {
	title: "Confirme o seu e-mail",
	done: ({ email }) => `E-mail confirmado: ${email}`,
	notConfirmed: "O seu e-mail não está confirmado",
	otherAccount:
		"Este link pertence a outra conta. Termine a sessão, inicie sessão com essa conta e volte a abrir o link.",
	taken: "Outra conta usa agora este e-mail. A sua conta mantém o atual.",
	another: "Escolher outro e-mail",
	newTitle: "Confirme o seu novo e-mail",
	newLead: "Vai iniciar sessão com este e-mail e é para ele que enviaremos os nossos e-mails.",
	lead: "As encomendas e reservas que fez com este e-mail como visitante serão adicionadas à sua conta.",
	button: "Confirmar e-mail",
	deadLink:
		"Um link funciona uma vez e durante um tempo limitado, e um link mais recente substitui-o. Se já confirmou o seu e-mail, não precisa de fazer nada.",
	settings: "Ir para as definições de e-mail",
};
