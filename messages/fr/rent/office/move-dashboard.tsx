import type { Messages } from "#messages/en/index.ts";
import { de } from "#messages/fr/de.ts";

export const moveDashboard: Messages["moveDashboard"] = {
	statusChanged: {
		confirmed: "Réservation confirmée !",
		rejected: "Réservation refusée !",
		delivered: "Déménagement terminé !",
		cancelled: "Réservation annulée !",
	},
	filters: { from: "Date de début", to: "Date de fin", search: "Nom, téléphone, adresse, date…" },
	table: {
		client: "Client",
		route: "Trajet et véhicule",
		noVehicle: "Aucun véhicule",
		priceNeeded: "Prix à indiquer",
		noPrice: "Sans prix",
		actions: ({ name }) => `Actions pour ${name}`,
		places: ({ from, to, quiet }) => (
			<>
				{from}
				{quiet("vers")} {to}
			</>
		),
	},
	offer: {
		open: ({ price }) => (
			<>
				Le client n’a pas encore accepté le prix de {price}. Confirmez la réservation vous-même uniquement
				s’il l’a accepté autrement, par exemple par téléphone.
			</>
		),
		wanted: "Vos tarifs ne donnent aucun prix pour ce déménagement. Le client en attend un.",
		byEmail:
			"Lorsque vous envoyez un prix, le client reçoit un e-mail et l’accepte sur la page de suivi. Le déménagement est alors confirmé.",
		onPage:
			"Lorsque vous envoyez un prix, le client le voit sur la page de suivi. Le déménagement est alors confirmé.",
		call: ({ phone }) => <>Il n’y a pas d’adresse e-mail. Appelez le {phone} après avoir envoyé le prix.</>,
		price: ({ currency }) => `Prix, ${currency}`,
		hint: ({ example }) => `Le prix total du déménagement, par exemple ${example}`,
		free: "Ce déménagement est gratuit",
		send: "Envoyer le prix",
		sendNew: "Envoyer un nouveau prix",
		withdraw: "Retirer le prix",
	},
	confirmation: {
		sent: ({ price }) => `Prix de ${price} envoyé !`,
		agreed: ({ price }) => <>Le client a accepté {price}.</>,
		withdrawn: "Prix retiré ! La réservation a besoin d’un autre prix.",
		enterPrice: "Saisissez le prix.",
		whenAccepted: "Le déménagement est confirmé lorsque le client l’accepte.",
		noEmail:
			"Nous n’avons pas d’adresse e-mail : demandez au client par téléphone de l’accepter sur la page de suivi.",
		otherPrice: "Envoyez ce prix au client, ou laissez-le tel quel.",
		done: "Réservation confirmée !",
	},
	back: "Retour à la liste",
	deletion: {
		reopen: "Rouvrez le menu de la réservation et choisissez à nouveau l’action.",
		done: "Réservation supprimée !",
		title: "Supprimer la réservation",
		question: ({ name }) =>
			`Voulez-vous vraiment SUPPRIMER DÉFINITIVEMENT la réservation ${de(name)} ? Cette action est irréversible.`,
		consequence:
			"La page de suivi du client est aussi supprimée. Pour mettre fin à la réservation en conservant son historique, annulez-la plutôt.",
	},
	history: {
		atBy: ({ at, by }) => (
			<>
				{at} par {by}
			</>
		),
		theCustomer: "le client",
		title: ({ name }) => `Réservation ${de(name)}`,
		noEmail: "Pas d’adresse e-mail",
	},
	rescheduling: {
		donePendingAgain: "Réservation reportée ! Elle est de nouveau en attente.",
		doneStillPending: "Réservation reportée ! Elle est toujours en attente.",
		now: ({ date, time }) => `Le déménagement a lieu le ${date} à ${time}.`,
		pendingAgain:
			"La réservation est de nouveau en attente jusqu’à ce que vous confirmiez le nouvel horaire.",
		staysPending: "La réservation reste en attente jusqu’à ce que vous la confirmiez.",
		title: ({ name }) => `Reporter la réservation ${de(name)}`,
		button: "Reporter la réservation",
		busy: "Report...",
	},
	title: "Réservations de déménagement",
	nothingFound: "Aucune réservation ne correspond à vos critères.",
	nothingYet:
		"Il n’y a pas encore de réservation. Les nouvelles réservations apparaissent ici automatiquement.",
	views: {
		toConfirm: "À confirmer",
		unassigned: "Non attribuées",
	},
};
