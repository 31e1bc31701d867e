import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const reviews: Messages["reviews"] = {
	export: ({ reviewed }) => `Tu opinión sobre ${reviewed}`,
	aspects: {
		cleanliness: "Limpieza",
		location: "Ubicación",
		staff: "Personal",
		value: "Relación calidad-precio",
	},
	noRating: "Sin valoración",
	chooseFromList: "Elige una valoración de la lista.",
	desks: {
		hotels: {
			title: "Opiniones de los huéspedes",
			lead: "Lee lo que dicen los huéspedes de tus hoteles y responde.",
			reviewed: "Hotel",
		},
		products: {
			title: "Opiniones de productos",
			lead: "Lee las opiniones de los clientes y respóndelas.",
			reviewed: "Producto",
		},
		moves: {
			title: "Opiniones de mudanzas",
			lead: "Lee lo que dicen los clientes de sus mudanzas y responde.",
			reviewed: "Reserva",
		},
	},
	chooseRating: "Elige una valoración.",
	aTitle: "Un título",
	write: "Escribe una o dos frases sobre tu experiencia.",
	aReview: "Una opinión",
	answer: {
		enter: "Escribe una respuesta.",
		aReply: "Una respuesta",
		title: "Responder a una opinión",
		done: "Tu respuesta está publicada.",
		yours: "Tu respuesta",
		reply: "Responder",
		hint: "Visible para todos debajo de la opinión. Hasta 1000 caracteres.",
		update: "Actualizar respuesta",
		publish: "Publicar respuesta",
		replied: "Respondida",
		no: "Sin respuesta",
	},
	refusals: {
		tooEarly: "Podrás escribir una opinión después de tu estancia o mudanza, o cuando llegue tu pedido.",
		notBought: "Este producto no forma parte de ese pedido.",
		reviewed: "Ya has escrito tu opinión. Gracias.",
		changed: "Alguien ha respondido mientras tanto. Abre de nuevo la opinión para leer su respuesta.",
	},
	titleOf: ({ product, author }) => `Opinión de ${author} sobre ${product}`,
	tooManyPhotos: ({ max }) => `Una opinión puede tener hasta ${max} fotos. Quita alguna.`,
	published: "Gracias. Tu opinión está publicada.",
	one: "Opinión",
	remove: {
		button: "Quitar opinión",
		title: "Quitar una opinión",
		done: "La opinión se ha quitado.",
		already: "Esta opinión ya se había quitado.",
		question: ({ author }) => `¿Quitar la opinión de ${author}?`,
		lead: "Sus fotos y tu respuesta se eliminan y sus estrellas dejan de contar. No se puede deshacer.",
	},
	none: {
		text: "Las opiniones aparecen aquí cuando los clientes las escriben.",
		title: "Aún no hay opiniones",
	},
	title: "Opiniones",
	form: {
		title: ({ name }) => `Valora ${name}`,
		lead: ({ about }) => `${about} Todo el mundo puede leer lo que escribas, con tu nombre y una inicial.`,
		stars: "Estrellas",
		aspects: "¿Qué te ha parecido?",
		heading: "Título",
		yours: "Tu opinión",
		yoursHint: "¿Qué te ha gustado y qué no? Hasta 1000 caracteres.",
		morePhotos: "Más fotos",
		photos: "Fotos",
		photosHint: ({ max }) =>
			`Todo el mundo puede verlas. JPEG, PNG, WebP o AVIF, hasta 8 MB cada una, ${max} como máximo.`,
		publish: "Publicar opinión",
		busy: "Publicando...",
	},
	all: ({ count }) => `Mostrar las ${count} opiniones`,
	photo: ({ author, number, count }) => `Foto de ${author}, ${number} de ${count}`,
	noneOfRating: "Aún no hay opiniones con esta valoración.",
	repliedBy: ({ name }) => `Respuesta de ${name}`,
	showAll: "Mostrar todas las opiniones",
	newer: "Opiniones más recientes",
	older: "Opiniones más antiguas",
	stars: ({ rating }) => `${rating} de 5 estrellas`,
	ofStars: "de 5 estrellas",
	average: ({ average, hidden }) => (
		<>
			{average}
			{hidden("de 5 estrellas,")}
		</>
	),
	count: ({ count, shown, hidden }) => (
		<>
			({shown}
			{hidden(plural(count, { one: "opinión", other: "opiniones" }))})
		</>
	),
	countPlain: ({ count, shown, hidden }) => (
		<>
			{shown}
			{hidden(plural(count, { one: "opinión", other: "opiniones" }))}
		</>
	),
	ratings: { 1: "1 – Mala", 2: "2 – Regular", 3: "3 – Normal", 4: "4 – Buena", 5: "5 – Excelente" },
};
