import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const overview: Messages["overview"] = {
	waitingHotels: {
		title: "Hôtels en attente d’approbation",
		none: "Aucun hôtel n’est en attente.",
		age: ({ age }) => `En attente depuis ${age}`,
	},
	all: ({ count }) => `Tous (${count})`,
	failedMails: {
		title: "E-mails en échec",
		latest: ({ shown, total }) => `Les ${shown} derniers sur ${total}`,
		none: "Aucun e-mail n’est en échec.",
		to: ({ email, time }) => `À ${email}, abandonné le ${time}`,
	},
	title: "Vue d’ensemble",
	attention: "À traiter",
	groups: { Money: "Finances", People: "Personnes", Hotels: "Hôtels" },
	figures: {
		differences: ({ count }) => plural(count, { one: "écart ouvert", other: "écarts ouverts" }),
		failedComparisons: ({ count }) =>
			plural(count, {
				one: "comparaison échouée avec un prestataire",
				other: "comparaisons échouées avec des prestataires",
			}),
		failedRefunds: ({ count }) =>
			plural(count, {
				one: "paiement avec un remboursement échoué",
				other: "paiements avec un remboursement échoué",
			}),
		disputes: ({ count }) => plural(count, { one: "paiement en litige", other: "paiements en litige" }),
		statements: ({ count }) => plural(count, { one: "relevé à régler", other: "relevés à régler" }),
		unread: ({ count }) => plural(count, { one: "conversation non lue", other: "conversations non lues" }),
		newAccounts: ({ count }) =>
			plural(count, { one: "nouveau compte en 7 jours", other: "nouveaux comptes en 7 jours" }),
		suspendedAccounts: ({ count }) => plural(count, { one: "compte suspendu", other: "comptes suspendus" }),
		changedHotels: ({ count }) =>
			plural(count, {
				one: "hôtel modifié depuis l’approbation",
				other: "hôtels modifiés depuis l’approbation",
			}),
		suspendedHotels: ({ count }) => plural(count, { one: "hôtel suspendu", other: "hôtels suspendus" }),
		failingCalendars: ({ count }) =>
			plural(count, {
				one: "hôtel avec un calendrier en échec",
				other: "hôtels avec des calendriers en échec",
			}),
	},
};
