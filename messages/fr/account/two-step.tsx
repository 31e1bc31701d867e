import { endSentence } from "#app/common/language/in-sentence.ts";
import type { Messages } from "#messages/en/index.ts";

export const twoStep: Messages["twoStep"] = {
	newCodes: {
		title: "Nouveaux codes de récupération",
		question: "Obtenir de nouveaux codes de récupération ?",
		lead: "Les codes que vous aviez enregistrés ne fonctionneront plus.",
		button: "Obtenir de nouveaux codes",
		busy: "Création des codes...",
	},
	title: "Connexion en deux étapes",
	off: {
		title: "Désactiver la connexion en deux étapes",
		done: "La connexion en deux étapes est désactivée.",
		question: "Désactiver la connexion en deux étapes ?",
		lead: "Vous vous connecterez avec votre seul mot de passe. Vos codes de récupération sont supprimés.",
		hint: "De votre application d’authentification, ou un code de récupération.",
		button: "Désactiver la connexion en deux étapes",
		busy: "Désactivation...",
	},
	code: "Code",
	lead: "En plus de votre mot de passe, vous saisissez un code d’une application sur votre téléphone. Personne ne peut se connecter avec votre seul mot de passe.",
	roleNeedsIt:
		"Votre rôle exige la connexion en deux étapes. Configurez-la pour accéder aux tableaux de bord.",
	apps: "Il vous faut une application d’authentification, par exemple Aegis, Google Authenticator, Microsoft Authenticator, 1Password ou Bitwarden.",
	setUp: {
		title: "Configurer la connexion en deux étapes",
		expired: "La clé a expiré. Recommencez.",
		done: "La connexion en deux étapes est activée",
		stepApp: ({ market }) => `1. Ajoutez ${market} à votre application d’authentification`,
		scan: "Scannez le code QR avec l’application.",
		stepCode: "2. Saisissez le code qu’elle affiche",
		codeHint: "6 chiffres. Ils changent toutes les 30 secondes.",
		button: "Activer la connexion en deux étapes",
		busy: "Activation...",
		start: ({ link }) => <>Commencez dans {link("Connexion en deux étapes")}.</>,
		openApp: ({ link }) => (
			<>Si l’application est sur cet appareil, {link("ouvrez l’application")}. Ou saisissez-y cette clé :</>
		),
		picture: ({ market }) => `${market} pour votre application d’authentification`,
	},
	starting: "Démarrage...",
	since: ({ since }) => `Activée le ${endSentence(since)}`,
	on: "Activée",
	recovery: "Codes de récupération",
	noCodesLeft:
		"Vous avez utilisé tous vos codes de récupération. Obtenez-en de nouveaux pour pouvoir vous connecter sans votre téléphone.",
	codesLeft: ({ left }) =>
		`Codes de récupération restants : ${left} sur 10. Chacun vous connecte une fois sans votre téléphone.`,
	turnOff: {
		title: "Désactiver",
		lead: "Pour utiliser une autre application ou un autre téléphone, désactivez-la et configurez-la à nouveau.",
		link: "Désactiver la connexion en deux étapes…",
	},
	enterCode: "Saisissez le code.",
	codeTooLong: "Saisissez un code de 64 caractères au maximum.",
	outdated: "Cette page n’est plus à jour. Rouvrez-la.",
	wrongCode:
		"Le code est incorrect ou a déjà été utilisé. Attendez le prochain code de votre application et vérifiez que l’heure de votre téléphone est exacte.",
	saveCodes:
		"Enregistrez ces codes de récupération maintenant, par exemple dans votre gestionnaire de mots de passe, ou imprimez cette page. Ils ne seront plus affichés.",
	onceEach: "Chaque code vous connecte une fois lorsque vous n’avez pas votre téléphone.",
	savedThem: "J’ai enregistré les codes",
};
