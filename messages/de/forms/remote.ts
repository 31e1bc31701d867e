import type { Messages } from "#messages/en/index.ts";

export const remote: Messages["remote"] = {
	invalidRedirect: "Die andere Website leitet auf eine ungültige Adresse um.",
	tooManyRedirects: "Die Adresse leitet zu oft um.",
	tooSlow: "Die andere Website hat nicht rechtzeitig geantwortet.",
	badCertificate: "Das Zertifikat der anderen Website ist ungültig.",
	unreachable: "Die andere Website war nicht erreichbar.",
	private: "Diese Adresse liegt in einem privaten Netzwerk. Geben Sie eine ein, die alle öffnen können.",
	notHttps: "Geben Sie eine Adresse ein, die mit https:// beginnt.",
	hasUser: "Die Adresse darf keinen Benutzernamen und kein Passwort enthalten.",
	hasPort: "Die Adresse darf keine Portnummer enthalten.",
	noSite: "Unter dieser Adresse gibt es keine Website. Prüfen Sie sie auf Tippfehler.",
	instead: {
		calendar: ({ answer }) => `Die andere Website hat mit ${answer} statt mit einem Kalender geantwortet.`,
		picture: ({ answer }) => `Die andere Website hat mit ${answer} statt mit einem Bild geantwortet.`,
	},
	tooLarge: {
		calendar: ({ megabytes }) => `Der Kalender ist größer als ${megabytes} MB.`,
		picture: ({ megabytes }) => `Das Bild ist größer als ${megabytes} MB.`,
	},
};
