import type { Messages } from "#messages/en/index.ts";

export const newPassword: Messages["newPassword"] = {
	tooShort: ({ min }) => `Elige una contraseña de al menos ${min} caracteres.`,
	oneCharacter: "Esta contraseña repite un solo carácter. Elige otra.",
	common: "Esta contraseña es demasiado común y fácil de adivinar. Elige otra.",
	title: "Elige otra contraseña",
	changed:
		"Contraseña cambiada. Se ha cerrado la sesión en todos los dispositivos. Inicia sesión con la nueva contraseña.",
	deadLink: "El enlace funciona una vez, durante 1 hora. Tu contraseña no ha cambiado.",
	newLink: "Obtener otro enlace",
	lead: ({ email }) => `Para ${email}. Se cerrará la sesión en todos tus dispositivos.`,
	label: "Nueva contraseña",
	button: "Cambiar contraseña",
	busy: "Cambiando...",
};
