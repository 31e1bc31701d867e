import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const jobSheet: Messages["jobSheet"] = {
	notOpen: {
		pending: "Cette réservation est en attente. Appelez le bureau avant de continuer.",
		confirmed: "Cette réservation est confirmée. Appelez le bureau avant de continuer.",
		delivered: "Ce déménagement est terminé. Appelez le bureau avant de continuer.",
		cancelled: "Cette réservation est annulée. Appelez le bureau avant de continuer.",
		rejected: "Cette réservation est refusée. Appelez le bureau avant de continuer.",
	},
	tooManyPhotos: ({ count }) =>
		`Une livraison peut avoir ${count} photos au maximum. Décochez celles dont vous n’avez pas besoin.`,
	reported: ({ step, moment }) => (
		<>
			{step} : signalé le {moment}
		</>
	),
	done: "Cette mission est terminée. Merci.",
	photosStored: ({ count }) =>
		plural(count, { one: "1 photo est enregistrée.", other: `${count} photos sont enregistrées.` }),
	deliver: "2. Livrer",
	priceDue: "Prix à encaisser",
	paidOnline: "Payé en ligne",
	floor: ({ floor }) => `${floor === 1 ? "1er" : `${floor}e`} étage, sans ascenseur`,
	floorWithElevator: ({ floor }) => `${floor === 1 ? "1er" : `${floor}e`} étage, avec ascenseur`,
	enterReceiver: "Indiquez qui a reçu la livraison.",
	receiverName: "Un nom",
	reopen: "Rouvrez la fiche de mission et appuyez sur le bouton.",
	undo: {
		refusal: {
			not_last: "Une étape ultérieure a été signalée entre-temps. Annulez d’abord celle-ci.",
			ended: "Le statut de cette réservation a changé, ses étapes ne peuvent donc plus être annulées.",
			reviewed: "Le client a évalué ce déménagement, sa livraison ne peut donc plus être annulée.",
		},
		reopen: "Rouvrez la réservation et annulez l’étape depuis celle-ci.",
		done: ({ step }) => `L’étape « ${step} » est annulée.`,
		none: "Aucune étape de cette mission n’a été signalée.",
		back: "Retour à la réservation",
		question: ({ step }) => `Annuler l’étape « ${step} » ?`,
		button: "Annuler l’étape",
		busy: "Annulation...",
		deliveryConsequence:
			"La réservation redevient confirmée, et les photos de la livraison sont supprimées. Le client ne reçoit pas d’e-mail.",
		consequence:
			"Le chauffeur peut la signaler à nouveau. Le client voit la modification sur la page de suivi.",
	},
	tooEarly:
		"Cette mission commence dans plus de 12 heures. Signalez la première étape le jour de la mission.",
	wrongStep: ({ step }) => `La prochaine étape est « ${step} ». Signalez les étapes dans l’ordre.`,
	gone: {
		title: "Ce lien ne fonctionne plus",
		text: "La mission est terminée, a été annulée ou confiée à quelqu’un d’autre. Appelez le bureau si vous avez besoin de la fiche de mission.",
	},
	title: "Fiche de mission",
	back: "Retour à la fiche de mission",
	job: ({ number }) => `Mission ${number}`,
	paidOf: ({ paid, price }) => `${paid} sur ${price}`,
	notConfirmed:
		"Cette réservation n’est pas encore confirmée. Vous pourrez signaler des étapes une fois que le bureau l’aura confirmée.",
	ended: "Cette réservation est terminée. Appelez le bureau si vous avez des questions.",
	collect: {
		reopen: "Rouvrez la fiche de mission et appuyez sur un bouton.",
		notDue: "Il n’y a rien à encaisser pour cette mission.",
		question: ({ amount }) => `Avez-vous encaissé ${amount} ?`,
		intro: "Le bureau voit votre réponse.",
		change: "Modifier la réponse",
	},
	pickUp: "1. Charger",
	call: ({ phone }) => `Appeler le ${phone}`,
	whatToMove: "À déménager",
	sizeUnknown: "Inconnu",
	noPacking: "Sans aide à l’emballage",
	askOffice: "Demandez au bureau",
	notes: "Notes du bureau",
	steps: "Étapes",
	signature: "Reçu par (nom et signature) : ______________________________",
	groundFloor: "Rez-de-chaussée",
	openMap: "Ouvrir la carte",
	delivery: "Livraison",
	nextStep: "Prochaine étape",
	receivedBy: "Reçu par",
	receiverHint: "Le nom de la personne qui a tout reçu.",
	morePhotos: "Plus de photos",
	photosHint: ({ count }) =>
		`Visibles uniquement par le client et le bureau. ${count} au maximum au total. JPEG, PNG, WebP ou AVIF, 8 Mo maximum par photo.`,
	photo: ({ number }) => `Photo ${number}`,
	receivedByName: ({ name }) => `Reçu par ${name}`,
	notYet: "Pas encore",
	photoAlt: ({ position, count }) => `Livraison, photo ${position} sur ${count}`,
};
