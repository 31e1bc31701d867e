import type { Messages } from "#messages/en/index.ts";

export const onlineCheckIn: Messages["onlineCheckIn"] = {
	title: "Enregistrement en ligne",
	setting: "Enregistrement en ligne",
	settingIntro:
		"À partir de deux jours avant l’arrivée, un e-mail invite le client à s’enregistrer en ligne. Seule l’équipe de l’hôtel peut ouvrir ce qu’il envoie, et chaque consultation est enregistrée. Sans enregistrement en ligne, rien ne change pour vos clients.",
	mode: "Ce que les clients envoient",
	off: "Rien : pas d’enregistrement en ligne",
	names: "Noms, heure d’arrivée et signature",
	documents: "Également les pièces d’identité",
	days: "Jours de conservation après le départ",
	daysHint:
		"Ensuite, les données sont effacées. Conservez-les aussi longtemps que la loi de votre pays l’exige, et pas davantage.",
	daysRange: ({ min, max }) => `Saisissez de ${min} à ${max} jours.`,
	chooseMode: "Choisissez ce que les clients envoient.",
	saved: "L’enregistrement en ligne est sauvegardé.",
	intro: ({ hotel }) => `Indiquez à ${hotel} qui arrive et quand, et gagnez du temps à la réception.`,
	arrives: ({ arrival }) => `Enregistré en ligne, arrivée : ${arrival}`,
	again:
		"Si vous renvoyez le formulaire, il remplace vos réponses. Pour votre sécurité, elles ne sont pas affichées ici.",
	adult: ({ number }) => `Voyageur ${number}`,
	child: ({ number }) => `Enfant ${number}`,
	nationality: "Nationalité",
	document: "Pièce d’identité",
	kinds: { passport: "Passeport", id_card: "Carte d’identité", other: "Autre document" },
	documentNumber: "Numéro de la pièce",
	born: "Date de naissance",
	choose: "Choisir…",
	arrival: "Arrivée prévue",
	later: "après minuit, ou pas encore connue",
	signature: "Signature",
	signatureHint: "Saisissez votre nom complet.",
	consent: ({ hotel, days }) =>
		`En signant, vous confirmez l’exactitude de ces informations et acceptez que ${hotel} les reçoive. Elles sont chiffrées, seule l’équipe de l’hôtel peut les ouvrir, chaque consultation est enregistrée, et elles sont effacées ${days} après le départ, ou dès que la réservation est annulée.`,
	done: "Vous êtes enregistré en ligne. La réception vous remettra la clé à votre arrivée.",
	notNow:
		"L’enregistrement en ligne n’est pas ouvert pour ce séjour. Il ouvre deux jours avant l’arrivée et ferme quand la réception vous enregistre.",
	chooseArrival: "Choisissez votre heure d’arrivée.",
	sign: "Signez avec votre nom complet.",
	chooseNationality: "Choisissez la nationalité.",
	chooseDocument: "Choisissez la pièce d’identité.",
	enterNumber: "Saisissez le numéro de la pièce.",
	enterBorn: "Saisissez la date de naissance, par exemple 1990-05-31.",
	checkBorn: "Vérifiez la date de naissance : elle est dans le futur ou trop ancienne.",
	mark: "Enregistré en ligne",
	show: "Afficher les données des clients",
	look: "Chaque consultation est enregistrée avec votre nom.",
	none: "Aucune donnée à afficher : le client n’a rien envoyé, ou tout est effacé.",
	teamOnly: "Seule l’équipe de l’hôtel peut voir ces données.",
	unreadable:
		"Ces données ne sont plus lisibles, car le secret du site a changé. Demandez-les à la réception.",
	signed: ({ name, at }) => `Signé par ${name}, ${at}`,
	mail: {
		subject: ({ hotel }) => `Enregistrez-vous en ligne : ${hotel}`,
		text: ({ hotel }) =>
			`Vous arrivez bientôt à ${hotel}. Enregistrez-vous en ligne avant votre arrivée et gagnez du temps à la réception.`,
	},
};
