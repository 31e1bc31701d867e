import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";
import { de } from "#messages/fr/de.ts";

export const reviews: Messages["reviews"] = {
	export: ({ reviewed }) => `Votre avis sur ${reviewed}`,
	aspects: {
		cleanliness: "Propreté",
		location: "Situation",
		staff: "Personnel",
		value: "Rapport qualité-prix",
	},
	noRating: "Sans note",
	chooseFromList: "Choisissez une note dans la liste.",
	desks: {
		hotels: {
			title: "Avis des clients",
			lead: "Lisez ce que les clients disent de vos hôtels, et répondez-leur.",
			reviewed: "Hôtel",
		},
		products: {
			title: "Avis sur les produits",
			lead: "Lisez les avis des clients et répondez-y.",
			reviewed: "Produit",
		},
		moves: {
			title: "Avis sur les déménagements",
			lead: "Lisez ce que les clients disent de leur déménagement, et répondez-leur.",
			reviewed: "Réservation",
		},
	},
	chooseRating: "Choisissez une note.",
	aTitle: "Un titre",
	write: "Décrivez votre expérience en une ou deux phrases.",
	aReview: "Un avis",
	answer: {
		enter: "Saisissez une réponse.",
		aReply: "Une réponse",
		title: "Répondre à un avis",
		done: "Votre réponse est publiée.",
		yours: "Votre réponse",
		reply: "Répondre",
		hint: "Visible par tous sous l’avis. 1 000 caractères maximum.",
		update: "Modifier la réponse",
		publish: "Publier la réponse",
		replied: "Avec réponse",
		no: "Sans réponse",
	},
	refusals: {
		tooEarly:
			"Vous pourrez donner votre avis après votre séjour ou déménagement, ou après réception de votre commande.",
		notBought: "Ce produit ne fait pas partie de cette commande.",
		reviewed: "Vous avez déjà donné votre avis. Merci.",
		changed: "Quelqu’un d’autre a répondu entre-temps. Rouvrez l’avis pour lire sa réponse.",
	},
	titleOf: ({ product, author }) => `Avis sur ${product} par ${author}`,
	tooManyPhotos: ({ max }) => `Un avis peut comporter ${max} photos au maximum. Retirez-en.`,
	published: "Merci. Votre avis est publié.",
	one: "Avis",
	remove: {
		button: "Supprimer l’avis",
		title: "Supprimer un avis",
		done: "L’avis est supprimé.",
		already: "Cet avis a déjà été supprimé.",
		question: ({ author }) => `Supprimer l’avis ${de(author)} ?`,
		lead: "Ses photos et votre réponse sont supprimées, et ses étoiles ne comptent plus. Cette action est irréversible.",
	},
	none: {
		text: "Les avis apparaissent ici lorsque les clients en rédigent.",
		title: "Aucun avis pour l’instant",
	},
	title: "Avis",
	form: {
		title: ({ name }) => `Évaluer ${name}`,
		lead: ({ about }) => `${about} Votre texte est visible par tous, sous votre prénom et une initiale.`,
		stars: "Étoiles",
		aspects: "Comment était-ce ?",
		heading: "Titre",
		yours: "Votre avis",
		yoursHint: "Qu’avez-vous aimé ou non ? 1 000 caractères maximum.",
		morePhotos: "Plus de photos",
		photos: "Photos",
		photosHint: ({ max }) =>
			`Visibles par tous. JPEG, PNG, WebP ou AVIF, 8 Mo maximum par photo, ${max} au maximum.`,
		publish: "Publier l’avis",
		busy: "Publication...",
	},
	all: ({ count }) => `Afficher les ${count} avis`,
	photo: ({ author, number, count }) => `Photo ${de(author)}, ${number} sur ${count}`,
	noneOfRating: "Aucun avis avec cette note pour l’instant.",
	repliedBy: ({ name }) => `${name} a répondu`,
	showAll: "Afficher tous les avis",
	newer: "Avis plus récents",
	older: "Avis plus anciens",
	stars: ({ rating }) => plural(rating, { one: `${rating} étoile sur 5`, other: `${rating} étoiles sur 5` }),
	ofStars: "étoiles sur 5",
	average: ({ average, hidden }) => (
		<>
			{average}
			{hidden("étoiles sur 5,")}
		</>
	),
	count: ({ count, shown, hidden }) => (
		<>
			({shown}
			{hidden(plural(count, { one: "avis", other: "avis" }))})
		</>
	),
	countPlain: ({ count, shown, hidden }) => (
		<>
			{shown}
			{hidden(plural(count, { one: "avis", other: "avis" }))}
		</>
	),
	ratings: { 1: "1 – Mauvais", 2: "2 – Médiocre", 3: "3 – Moyen", 4: "4 – Bien", 5: "5 – Excellent" },
};
