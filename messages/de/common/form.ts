import type { Messages } from "#messages/en/index.ts";

export const form: Messages["form"] = {
	problem: "Es gibt ein Problem",
	optional: "(freiwillig)",
	enterName: "Geben Sie Ihren Namen ein.",
	noMarkup: "Ein Name darf weder < noch > enthalten.",
	enterEmail: "Geben Sie Ihre E-Mail-Adresse ein.",
	checkEmail: "Geben Sie eine E-Mail-Adresse im richtigen Format ein, zum Beispiel name@example.com.",
	emailTooLong: "Eine E-Mail-Adresse darf höchstens 254 Zeichen haben.",
	enterPassword: "Geben Sie Ihr Passwort ein.",
	passwordTooLong: "Ein Passwort darf höchstens 128 Zeichen haben.",
};
