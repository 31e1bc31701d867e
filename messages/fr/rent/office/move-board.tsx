import type { Messages } from "#messages/en/index.ts";
import { de } from "#messages/fr/de.ts";

export const moveBoard: Messages["moveBoard"] = {
	choose: { vehicle: "Choisissez un véhicule.", driver: "Choisissez un chauffeur." },
	findTime: ({ name, hidden }) => <>Trouver un autre horaire{hidden(` pour ${name}`)}</>,
	reopen: "Rouvrez la réservation.",
	assigned: "Le déménagement est attribué.",
	unassigned: "Le déménagement n’est plus attribué.",
	checkAgain: "Vérifiez l’horaire et l’attribution, puis attribuez à nouveau.",
	vehicleBusy: ({ name }) => `${name} n’est pas disponible à cette heure.`,
	driverInactive: ({ name }) => `${name} n’est pas actif.`,
	hasJob: ({ name, time }) => `${name} a déjà une mission à ${time}.`,
	outOfService: ({ reason }) => `Hors service : ${reason}`,
	outsideItsHours: "En dehors de ses heures de service",
	day: {
		anyDay: "Déménagements d’une journée",
		title: ({ day }) => `Déménagements : ${day}`,
		noVehicles: "Les missions sont attribuées à des véhicules et à des chauffeurs.",
		noVehiclesTitle: "Aucun véhicule pour l’instant",
		addVehicle: "Ajouter un véhicule",
		jobs: "Missions",
		hours: "Heures",
		revenue: "Chiffre d’affaires",
		capacity: "Capacité utilisée",
		previous: "Jour précédent",
		next: "Jour suivant",
		today: "Aujourd’hui",
		go: "Afficher",
	},
	waiver: {
		reopen: "Rouvrez la réservation et renoncez à l’acompte depuis celle-ci.",
		refusal: {
			paid: "Le client a payé l’acompte. Remboursez-le plutôt, depuis le paiement.",
			none: "Ce déménagement n’a pas d’acompte à payer, ou son acompte a changé.",
		},
		done: "L’acompte n’est plus demandé.",
		mailed: "Le client reçoit un e-mail.",
		noEmail: "Il n’y a pas d’adresse e-mail : appelez le client.",
		question: ({ amount, name }) => `Renoncer à l’acompte de ${amount} pour ${name} ?`,
		button: "Renoncer à l’acompte",
		busy: "En cours...",
		consequence:
			"Le client paie la totalité le jour du déménagement. Le déménagement n’est pas annulé si l’acompte reste impayé. Vous ne pourrez plus demander l’acompte.",
	},
	move: {
		title: ({ number }) => `Déménagement ${number}`,
		heading: ({ number, hidden }) => (
			<>
				{hidden("Déménagement ")}
				{number}
			</>
		),
		fromTo: ({ from, to }) => (
			<>
				{from} à {to}
			</>
		),
		refundFailed: ({ amount }) => <>Échec du remboursement : {amount}.</>,
		section: "Déménagement",
		messages: "Messages",
		refundRefused: "Le prestataire de paiement l’a refusé, ou la banque du client l’a renvoyé.",
		reschedule: "Reporter",
	},
	note: {
		title: "Ajouter une note",
		saved: "La note est enregistrée.",
		hint: "Visible par les admins et, sur la fiche de mission, par le chauffeur. Les clients ne peuvent pas la lire.",
	},
	price: {
		depositOpen: ({ amount }) => `L’acompte de ${amount} n’est pas encore payé.`,
		depositUntil: ({ until }) => `S’il n’est pas payé avant le ${until}, le déménagement est annulé.`,
		cancelledLate: "Le client a annulé tardivement.",
		viewPayment: "Voir le paiement",
		noRate:
			"Vos tarifs ne donnent aucun prix pour ce déménagement. Confirmez la réservation pour en envoyer un au client.",
		none: "Ce déménagement n’a pas de prix.",
		notAccepted: "Le client n’a pas encore accepté ce prix.",
		feeCovered: "L’acompte couvre les frais.",
		feeLeft: ({ amount }) => `Il doit encore ${amount} de frais.`,
		feeOwed: "Il doit les frais.",
		notCollected: ({ amount }) => `Le chauffeur n’a pas encaissé ${amount}.`,
		notRecorded: ({ amount }) => `Le paiement de ${amount} n’est pas enregistré.`,
	},
	assign: {
		noneInUse: {
			truck: "Aucun camion n’est en service.",
			loader: "Aucune camionnette n’est en service.",
			driver: "Aucun chauffeur n’est actif.",
		},
		noneFree: {
			truck: "Aucun camion n’est libre à cette heure.",
			loader: "Aucune camionnette n’est libre à cette heure.",
			driver: "Aucun chauffeur n’est libre à cette heure.",
		},
		tooMany: {
			truck: "Il y a plus de déménagements réservés à cette heure que de camions.",
			loader: "Il y a plus de déménagements réservés à cette heure que de camionnettes.",
		},
		freeTimes: {
			truck: "Un camion est libre à ces horaires. Reporter à :",
			loader: "Une camionnette est libre à ces horaires. Reporter à :",
		},
		label: ({ name }) => `Attribuer le déménagement ${de(name)}`,
		button: "Attribuer",
		busy: "Attribution...",
		undo: "Retirer l’attribution",
		title: "Attribution",
		showDay: "Afficher la journée",
		none: "Aucun véhicule ni chauffeur n’est attribué.",
		outOfService: ({ vehicle }) => `${vehicle} est hors service à cette heure. Attribuez un autre véhicule.`,
	},
	working: "En cours...",
	timeline: {
		caption: ({ day }) => `Missions : ${day}`,
		empty: "Aucune mission",
		notInUse: "Pas en service",
		noHours: "Pas d’heures de service",
		outsideHours: "En dehors des heures de service",
	},
	overbooked: "Surréservé",
	job: {
		code: ({ number }) => `Lien de la mission ${number}`,
		undo: "Annuler la dernière étape",
		hasLink:
			"Le chauffeur a reçu ce lien par e-mail. Toute personne disposant du lien peut signaler des étapes.",
		noLink:
			"Le lien de cette mission ne peut pas être affiché. Pour en créer un nouveau, retirez l’attribution et attribuez à nouveau la mission.",
	},
	events: {
		assigned: "Attribué",
		unassigned: "Attribution retirée",
		step: "Étape signalée",
		stepUndone: "Étape annulée",
	},
	unassignedTitle: ({ count }) => `Sans véhicule (${count})`,
};
