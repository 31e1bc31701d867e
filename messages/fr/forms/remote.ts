import type { Messages } from "#messages/en/index.ts";

export const remote: Messages["remote"] = {
	invalidRedirect: "L’autre site redirige vers une adresse non valide.",
	tooManyRedirects: "L’adresse redirige trop de fois.",
	tooSlow: "L’autre site n’a pas répondu à temps.",
	badCertificate: "Le certificat de l’autre site n’est pas valide.",
	unreachable: "L’autre site est injoignable.",
	private: "Cette adresse se trouve dans un réseau privé. Saisissez une adresse accessible à tous.",
	notHttps: "Saisissez une adresse commençant par https://.",
	hasUser: "L’adresse ne peut pas contenir de nom d’utilisateur ni de mot de passe.",
	hasPort: "L’adresse ne peut pas contenir de numéro de port.",
	noSite: "Aucun site ne se trouve à cette adresse. Vérifiez qu’elle ne comporte pas d’erreur.",
	instead: {
		calendar: ({ answer }) => `L’autre site a répondu ${answer} au lieu d’un calendrier.`,
		picture: ({ answer }) => `L’autre site a répondu ${answer} au lieu d’une photo.`,
	},
	tooLarge: {
		calendar: ({ megabytes }) => `Le calendrier dépasse ${megabytes} Mo.`,
		picture: ({ megabytes }) => `La photo dépasse ${megabytes} Mo.`,
	},
};
