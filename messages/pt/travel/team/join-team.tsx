import type { Messages } from "#messages/en/index.ts";

export const joinTeam: Messages["joinTeam"] = {
	metaTitle: "Entrar na equipa de um hotel",
	joined: ({ hotel, role }) => `Faz agora parte da equipa de ${hotel}: ${role}.`,
	dead: "Um convite funciona uma vez, durante 7 dias, até ser retirado. Peça um novo ao proprietário do hotel.",
	title: ({ hotel }) => `Entre na equipa de ${hotel}`,
	invites: ({ inviter, email, role }) => (
		<>
			{inviter} convida {email}. A sua função: {role}.
		</>
	),
	ownerInvites: ({ email, role }) => (
		<>
			O proprietário convida {email}. A sua função: {role}.
		</>
	),
	home: "Ir para a página inicial",
	button: "Entrar na equipa",
	busy: "A entrar...",
	staff: "A sua conta já trabalha com todos os hotéis, por isso não pode entrar numa equipa.",
	owner: ({ hotel, email }) =>
		`É proprietário de ${hotel}, por isso não precisa do convite. É para quem recebe e-mails em ${email}.`,
	openToday: "Abrir Hoje",
	signIn: "Iniciar sessão",
	createAccount: "Criar uma conta",
	otherAddress: ({ signedInAs, email }) =>
		`Iniciou sessão como ${signedInAs}. Termine a sessão, volte a abrir o link e inicie sessão com ${email}.`,
};
