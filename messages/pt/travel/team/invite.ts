import type { Messages } from "#messages/en/index.ts";

export const invite: Messages["invite"] = {
	enterEmail: "Introduza o e-mail do seu colega.",
	tooMany: "Este e-mail recebeu vários convites no espaço de uma hora. Tente mais tarde.",
	closed: "O hotel está arquivado, suspenso ou não aprovado, por isso não pode convidar colegas.",
	isMember: "Esta pessoa já faz parte da equipa.",
	full: ({ limit }) => `Uma equipa tem, no máximo, ${limit} membros e convites. Remova primeiro alguém.`,
	sent: ({ email }) => `Enviámos um convite para ${email}. O link funciona durante 7 dias.`,
	title: "Convidar um colega",
	intro: "Enviamos-lhe um link por e-mail. Entra na equipa com uma conta com o mesmo e-mail.",
	button: "Enviar convite",
	busy: "A enviar...",
	onlyOwner: "Só o proprietário convida e remove membros.",
	archived: "O hotel está arquivado. Restaure-o para convidar colegas.",
	refused: "O hotel não está aprovado. Peça novamente a aprovação para convidar colegas.",
	suspended: "O hotel está suspenso, por isso não pode convidar colegas.",
	withdrawn: "O convite foi retirado. O link deixou de funcionar.",
};
