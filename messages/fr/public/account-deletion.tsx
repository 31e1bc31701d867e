import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const accountDeletion: Messages["accountDeletion"] = {
	title: "Supprimer votre compte",
	lastSuperAdmin: "Vous êtes le dernier SuperAdmin. Donnez d’abord ce rôle à un autre utilisateur.",
	done: "Votre compte a été supprimé.",
	question: "Supprimer votre compte ?",
	lead: "Cette action est irréversible.",
	account:
		"Nous supprimons votre nom, e-mail, photo, messages, adresses, panier et liste d’envies, et vous déconnectons de tous les appareils.",
	orders: "Nous annulons vos commandes non expédiées.",
	hotels:
		"Vos hôtels sont fermés définitivement. Vous ne pouvez pas supprimer votre compte tant qu’ils ont des réservations en cours.",
	kept: "Nous conservons pour notre comptabilité ce qui a été commandé et réservé, et quand. Votre nom, téléphone et adresses sont supprimés.",
	button: "Supprimer le compte",
	openBookings: ({ count }) =>
		plural(count, {
			one: "Vos hôtels ont 1 réservation non terminée. Enregistrez le départ, annulez-la ou refusez-la dans « Gérer les réservations », ou demandez-nous de transférer les hôtels à un autre compte. Supprimez ensuite votre compte.",
			other: `Vos hôtels ont ${count} réservations non terminées. Enregistrez les départs, annulez-les ou refusez-les dans « Gérer les réservations », ou demandez-nous de transférer les hôtels à un autre compte. Supprimez ensuite votre compte.`,
		}),
	fee: ({ link }) => (
		<>
			Nous annulons vos déménagements et séjours à venir. Les frais d’annulation que vous avez acceptés
			peuvent s’appliquer : consultez d’abord {link("Mes réservations")}.
		</>
	),
	download: ({ link }) => <>Vous pouvez d’abord {link("télécharger vos données")}.</>,
};
