import type { Messages } from "#messages/en/index.ts";
import { de } from "#messages/fr/de.ts";

export const users: Messages["users"] = {
	role: {
		outdated: "Cette page n’est plus à jour. Rouvrez le compte et choisissez un rôle.",
		choose: "Choisissez un rôle.",
		already: ({ role }) => `Le rôle est déjà ${role}.`,
		done: ({ role }) => `Nouveau rôle : ${role}.`,
		title: ({ name }) => `Modifier le rôle ${de(name)}`,
		lead: "Le nouveau rôle s’applique immédiatement sur tous ses appareils.",
		label: "Rôle",
		button: "Modifier le rôle",
		busy: "Modification...",
	},
	busy: "En cours...",
	account: "Compte",
	suspendedOn: "Suspendu le",
	twoStepSince: ({ since }) => `Activée depuis le ${since}`,
	created: "Création",
	lastActive: "Dernière activité",
	notSignedIn: "Non connecté",
	devices: "Appareils",
	orders: "Commandes",
	stays: "Réservations de chambres",
	moves: "Réservations de déménagement",
	all: "Tous les utilisateurs",
	openInCustomers: "Ouvrir dans Clients",
	twoStepRemoval: {
		button: "Désactiver la connexion en deux étapes",
		question: ({ name }) => `Désactiver la connexion en deux étapes ${de(name)} ?`,
		consequence:
			"La connexion se fait avec le seul mot de passe jusqu’à une nouvelle configuration. Ne le faites que si vous avez la certitude que la demande vient bien de cette personne et qu’elle a perdu son téléphone et ses codes de récupération.",
		done: "Connexion en deux étapes désactivée.",
	},
	restore: "Rétablir",
	suspend: "Suspendre",
	changesTo: "Toutes les modifications de ce compte",
	changesBy: "Toutes les modifications par cette personne",
	hotels: "Hôtels",
	noHistory: "Le rôle et le statut de ce compte n’ont pas encore été modifiés.",
	title: "Utilisateurs",
	createdFrom: "Créé à partir du",
	lead: "Trouvez des comptes, modifiez les rôles, suspendez ou rétablissez l’accès.",
	search: "Nom ou e-mail",
	caption: "Comptes",
	none: {
		title: "Aucun compte trouvé",
		text: "Essayez une partie du nom ou de l’adresse e-mail.",
		clear: "Effacer les filtres",
	},
	actions: ({ name }) => `Actions pour ${name}`,
	view: "Voir",
	states: {
		suspended: "Suspendu",
		active: "Actif",
	},
	emailConfirmed: "Confirmée",
	emailNotConfirmed: "Non confirmée",
	roleHints: {
		User: "Achète, réserve des hôtels et des véhicules de déménagement",
		Hotel: "Propose aussi des hôtels et gère leurs réservations",
		Admin: "Gère les déménagements, la boutique et toutes les réservations de chambres",
		SuperAdmin: "Gère la boutique, les hôtels et les comptes",
	},
	suspension: {
		question: ({ name }) => `Suspendre ${name} ?`,
		consequence:
			"Tous les appareils sont déconnectés et la connexion est impossible tant que vous ne rétablissez pas le compte. Aucune donnée n’est supprimée.",
		button: "Suspendre le compte",
		done: "Compte suspendu.",
	},
	restoration: {
		question: ({ name }) => `Rétablir ${name} ?`,
		consequence: "La connexion est de nouveau possible avec le même mot de passe et le même rôle.",
		button: "Rétablir le compte",
		done: "Compte rétabli.",
	},
	refusals: {
		gone: "Ce compte n’existe plus.",
		oneself: "Vous ne pouvez pas suspendre votre propre compte. Demandez à un autre SuperAdmin.",
		own_second_factor:
			"Vous désactivez votre propre connexion en deux étapes dans votre profil, avec un code.",
		last_super_admin: "C’est le dernier SuperAdmin. Donnez d’abord ce rôle à quelqu’un d’autre.",
		not_allowed: "Vous n’avez plus l’autorisation de modifier d’autres comptes.",
	},
	changes: {
		role: "Rôle modifié",
		suspend: "Suspendu",
		restore: "Rétabli",
		delete: "Supprimé",
		"second factor on": "Connexion en deux étapes activée",
		"second factor off": "Connexion en deux étapes désactivée",
		"recovery codes": "Nouveaux codes de récupération",
		"openid linked": "Connexion avec un autre compte associée",
		"openid unlinked": "Connexion avec un autre compte dissociée",
		"passkey added": "Clé d’accès ajoutée",
		"passkey removed": "Clé d’accès supprimée",
	},
	by: ({ time, name }) => `${time} par ${name}`,
	byDeleted: ({ time }) => `${time} par un compte supprimé`,
	you: "(vous)",
	refused: ({ reason, link }) => (
		<>
			Aucune modification n’a été effectuée. {reason} {link("Revenir")}
		</>
	),
	pageTitle: ({ name }) => `${name} – Utilisateurs`,
};
