import type { Messages } from "#messages/en/index.ts";

export const signInCode: Messages["signInCode"] = {
	title: "Saisissez votre code",
	expired:
		"Saisissez à nouveau votre e-mail et votre mot de passe : une connexion prend 10 minutes au maximum.",
	lastUsed:
		"Vous avez utilisé votre dernier code de récupération. Obtenez-en de nouveaux pour pouvoir vous connecter sans votre téléphone.",
	used: ({ left }) => `Vous avez utilisé un code de récupération. Codes restants : ${left}.`,
	newCodes: "Obtenir de nouveaux codes",
	recovery: "Code de récupération",
	recoveryHint:
		"L’un des codes enregistrés lorsque vous avez activé la connexion en deux étapes. Chacun fonctionne une fois.",
	code: "Code",
	codeHint: ({ market }) => `Les 6 chiffres que votre application d’authentification affiche pour ${market}.`,
	useApp: "Utiliser l’application d’authentification",
	useRecovery: "Utiliser un code de récupération",
	lostBoth: ({ link }) => (
		<>Vous avez perdu les deux ? Adressez-vous à un administrateur du site ou {link("contactez-nous")}.</>
	),
};
