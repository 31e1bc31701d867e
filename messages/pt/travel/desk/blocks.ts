import type { Messages } from "#messages/en/index.ts";

export const blocks: Messages["blocks"] = {
	conflict: ({ dates }) => `Já vendido: ${dates}`,
	roomGone: "Este quarto já não existe. Escolha outro.",
	past: "Esta noite já passou. Escolha hoje ou uma data posterior.",
	tooFar: "É demasiado longe no futuro. Escolha uma noite anterior.",
	more: ({ more }) => `mais ${more}`,
	taken: ({ all }) => `Não há quartos livres suficientes em ${all}. Bloqueie menos quartos ou outras noites.`,
	justBooked: "Estes quartos acabaram de ser reservados. Verifique novamente as noites.",
	alreadyRemoved: "Este bloqueio já foi removido.",
	removed: "O bloqueio foi removido. Os quartos voltaram a estar à venda.",
	question: "Remover este bloqueio?",
	removeButton: "Remover bloqueio",
	removing: "A remover...",
	consequence: "Os quartos voltam imediatamente a estar à venda.",
	title: "Bloqueios",
	intro: "Bloqueie quartos que não podem ser vendidos, por exemplo durante obras ou para um grupo.",
};
