import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const dataMails: Messages["dataMails"] = {
	asked: {
		copy: "Vous avez demandé une copie de vos données",
		erasure: "Vous nous avez demandé d’effacer vos données",
	},
	ignore: "Si vous n’avez rien demandé, ignorez cet e-mail : rien ne change.",
	copy: {
		subject: "La copie de vos données",
		body: ({ email }) => `Consultez et téléchargez les données que nous conservons sur ${email}.`,
		link: "Ouvrir vos données",
		expires: "Le lien fonctionne jusqu’au téléchargement de vos données, pendant 24 heures au maximum.",
	},
	erasure: {
		subject: "Confirmez l’effacement de vos données",
		body: ({ email }) =>
			`Consultez les données que nous conservons sur ${email} et confirmez leur effacement. D’ici là, rien ne change.`,
		link: "Continuer vers l’effacement",
		expires: "Vous pouvez utiliser le lien une fois, sous 24 heures.",
	},
	account: {
		guest:
			"Cela comprend ce que vous avez commandé ou réservé avec cette adresse sans vous connecter, une fois l’adresse confirmée.",
		download: "Télécharger vos données",
		delete: "Supprimer votre compte",
		forCopy: ({ market, email }) =>
			`Il existe un compte ${market} avec ${email}. Connectez-vous pour télécharger vos données.`,
		forErasure: ({ market, email }) =>
			`Il existe un compte ${market} avec ${email}. Connectez-vous pour supprimer votre compte et vos données.`,
		noAccess: "Si vous ne pouvez pas vous connecter, choisissez un nouveau mot de passe ou contactez-nous.",
	},
	none: {
		body: ({ email }) => `Nous n’avons aucune commande, aucune réservation ni aucun message avec ${email}.`,
		other: "Si vous avez utilisé une autre adresse, demandez plutôt ses données.",
		link: "Demander pour une autre adresse",
		record: "Nous supprimons la trace des e-mails envoyés, dont celui-ci, au bout de 30 jours.",
	},
	erased: {
		subject: "Vos données ont été effacées",
		invoices:
			"Les factures sont conservées telles quelles aussi longtemps que l’exige le droit fiscal. Ce qui a été commandé et réservé reste dans notre comptabilité, sans votre nom ni vos coordonnées.",
		record: "Nous supprimons la trace de cet e-mail au bout de 30 jours.",
		body: ({ email }) => `Nous avons effacé les données que nous conservions sur ${email}.`,
		cancelled: ({ count }) =>
			plural(count, {
				one: "Nous avons annulé 1 commande ou réservation.",
				other: `Nous avons annulé ${count} commandes et réservations.`,
			}),
	},
};
