import type { Messages } from "#messages/en/index.ts";

export const newPassword: Messages["newPassword"] = {
	tooShort: ({ min }) => `Escolha uma palavra-passe com pelo menos ${min} caracteres.`,
	oneCharacter: "Esta palavra-passe repete um só carácter. Escolha outra.",
	common: "Esta palavra-passe é demasiado comum e fácil de adivinhar. Escolha outra.",
	title: "Escolha uma nova palavra-passe",
	changed:
		"Palavra-passe alterada. A sessão foi terminada em todos os dispositivos. Inicie sessão com a nova palavra-passe.",
	deadLink: "Um link funciona uma vez, durante 1 hora. A sua palavra-passe não foi alterada.",
	newLink: "Obter um novo link",
	lead: ({ email }) => `Para ${email}. A sessão será terminada em todos os seus dispositivos.`,
	label: "Nova palavra-passe",
	button: "Alterar palavra-passe",
	busy: "A alterar...",
};
