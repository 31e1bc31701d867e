import type { Messages } from "#messages/en/index.ts";

export const form: Messages["form"] = {
	problem: "Il y a un problème",
	optional: "(facultatif)",
	enterName: "Saisissez votre nom.",
	noMarkup: "Un nom ne peut pas contenir < ou >.",
	enterEmail: "Saisissez votre adresse e-mail.",
	checkEmail: "Saisissez une adresse e-mail au bon format, comme nom@example.com.",
	emailTooLong: "Une adresse e-mail doit comporter 254 caractères au maximum.",
	enterPassword: "Saisissez votre mot de passe.",
	passwordTooLong: "Un mot de passe doit comporter 128 caractères au maximum.",
};
