import type { Messages } from "#messages/en/index.ts";

export const changeEmail: Messages["changeEmail"] = {
	sent: ({ email }) => `Enviámos um link de confirmação para ${email}. Funciona durante 7 dias.`,
	isConfirmed: "O seu e-mail já está confirmado.",
	title: "Alterar o seu e-mail",
	own: "Este já é o seu e-mail.",
	taken: "Outra conta usa este e-mail. Introduza outro.",
	asked: ({ newEmail }) =>
		`Enviámos um link para ${newEmail}. Abra-o no prazo de 24 horas para confirmar a alteração. Até lá, o seu e-mail mantém-se.`,
	lead: ({ email }) =>
		`O seu e-mail atual é ${email}. Vamos enviar um link para o novo. A alteração tem efeito quando o abrir.`,
	new: "Novo e-mail",
	current: "Palavra-passe atual",
	button: "Enviar link de confirmação",
};
