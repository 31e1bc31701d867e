import type { Messages } from "#messages/en/index.ts";

export const refusedHotel: Messages["refusedHotel"] = {
	requested: "Vamos analisar novamente o hotel e enviamos-lhe um e-mail quando for aprovado.",
	onlyRefused: "Só é possível pedir novamente a aprovação de um hotel que foi recusado.",
	title: "Este hotel não está aprovado",
	text: "Os hóspedes ainda não o encontram. Faça as alterações, guarde-as e peça novamente a aprovação.",
	button: "Pedir novamente a aprovação",
	busy: "A enviar...",
};
