import type { Messages } from "#messages/en/index.ts";

export const hotelOwner: Messages["hotelOwner"] = {
	enterEmail: "Introduza o e-mail do novo proprietário.",
	done: ({ email }) => `${email} é agora proprietário do hotel.`,
	title: ({ name }) => `Alterar o proprietário de ${name}`,
	email: "E-mail do novo proprietário",
	emailHint: "Uma conta Hotel ou Admin.",
	button: "Alterar proprietário",
	busy: "A alterar...",
	current: ({ owner }) =>
		`O proprietário atual é ${owner}. Os quartos e as reservas passam para o novo proprietário.`,
	none: "O hotel não tem proprietário. Os quartos e as reservas passam para o novo proprietário.",
};
