import type { Messages } from "#messages/en/index.ts";

export const form: Messages["form"] = {
	problem: "Hay un problema",
	optional: "(opcional)",
	enterName: "Introduce tu nombre.",
	noMarkup: "Un nombre no puede contener < ni >.",
	enterEmail: "Introduce tu correo electrónico.",
	checkEmail: "Introduce un correo electrónico con el formato correcto, como nombre@example.com.",
	emailTooLong: "Un correo electrónico debe tener 254 caracteres como máximo.",
	enterPassword: "Introduce tu contraseña.",
	passwordTooLong: "Una contraseña debe tener 128 caracteres como máximo.",
};
