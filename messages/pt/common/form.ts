import type { Messages } from "#messages/en/index.ts";

export const form: Messages["form"] = {
	problem: "Há um problema",
	optional: "(opcional)",
	enterName: "Introduza o seu nome.",
	noMarkup: "Um nome não pode conter < nem >.",
	enterEmail: "Introduza o seu e-mail.",
	checkEmail: "Introduza um e-mail no formato correto, como nome@example.com.",
	emailTooLong: "Um e-mail deve ter no máximo 254 caracteres.",
	enterPassword: "Introduza a sua palavra-passe.",
	passwordTooLong: "Uma palavra-passe deve ter no máximo 128 caracteres.",
};
