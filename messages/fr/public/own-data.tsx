import type { Messages } from "#messages/en/index.ts";

export const ownData: Messages["ownData"] = {
	picture: "Votre photo",
	linkGone: "Votre lien ne fonctionne plus. Demandez-en un nouveau.",
	kinds: {
		copy: "M’envoyer une copie de mes données",
		copyHint: "Les données que nous conservons sur vous, dans un fichier.",
		erasure: "Effacer mes données",
		erasureHint: "Nous annulons ce qui est en cours et supprimons ce qui vous identifie.",
	},
	chooseKind: "Choisissez une copie ou l’effacement de vos données.",
	erase: {
		title: "Effacer vos données",
		done: "Vos données ont été effacées. Nous vous avons envoyé un e-mail à ce sujet.",
		question: "Effacer vos données ?",
		for: ({ email }) => `Pour ${email}. Cette action est irréversible.`,
		open: "Nous annulons ce qui est en cours",
		more: ({ more }) => `${more} de plus`,
		names: "Nous supprimons partout votre nom, numéro de téléphone, adresse e-mail, adresses et notes.",
		messages:
			"Nous supprimons vos messages, leurs photos, les photos de livraison et la trace des e-mails envoyés.",
		reviews: "Les avis restent, sans votre nom.",
		invoices:
			"Nous conservons les factures telles quelles, comme l’exige le droit fiscal, ainsi que ce qui a été commandé et réservé, et quand, pour notre comptabilité.",
		tracking:
			"Vous ne pourrez plus suivre vos commandes et réservations, et les liens de nos e-mails ne fonctionneront plus.",
		button: "Effacer mes données",
		busy: "Effacement...",
	},
	title: "Vos données",
	goBack: "Revenir",
	link: {
		title: "Ce lien ne fonctionne plus",
		why: "Un lien fonctionne jusqu’au téléchargement ou à l’effacement de vos données, pendant 24 heures au maximum.",
		again: "Demander un nouveau lien",
	},
	request: {
		title: "Obtenir ou effacer vos données",
		description: "Obtenez une copie des données que nous conservons sur vous, ou faites-les effacer.",
		lead: "Pour ce que vous avez commandé, réservé ou envoyé sans compte. Nous envoyons un lien à l’adresse pour que personne d’autre ne puisse voir ou effacer vos données.",
		emailHint: "L’adresse utilisée pour vos commandes, réservations ou messages.",
		kind: "Que souhaitez-vous ?",
		button: "M’envoyer un lien",
		sentTitle: "Consultez vos e-mails",
		sent: "Nous avons envoyé un e-mail à l’adresse saisie. Si nous conservons des données à son sujet, l’e-mail contient un lien valable 24 heures.",
		noEmail:
			"Pas d’e-mail après quelques minutes ? Vérifiez vos courriers indésirables et l’adresse saisie. Si vous avez fait une demande au cours des 10 dernières minutes, utilisez le lien reçu alors.",
		again: "Réessayer",
		account: ({ link }) => (
			<>Pour obtenir ou supprimer les données de votre compte, {link("accédez à votre profil")}.</>
		),
	},
	summary: {
		lead: ({ email }) =>
			`Les données que nous conservons sur ${email} sans compte. Vous pouvez utiliser cette page dans ce navigateur pendant une heure.`,
		title: "Données conservées",
		nothing: "Aucune.",
		copy: "Obtenir une copie",
		download: "Télécharger vos données",
		erase: "Les effacer",
		eraseLead:
			"Nous annulons ce qui est en cours et supprimons tout ce qui vous identifie. Vous verrez ce que cela signifie avant de confirmer.",
		file: ({ file }) => (
			<>
				Un fichier ZIP avec l’ensemble : {file}, lisible par d’autres programmes, avec l’historique de vos
				commandes et réservations, factures, messages et photos.
			</>
		),
	},
};
