import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const reviews: Messages["reviews"] = {
	export: ({ reviewed }) => `A sua avaliação de ${reviewed}`,
	aspects: {
		cleanliness: "Limpeza",
		location: "Localização",
		staff: "Funcionários",
		value: "Relação qualidade/preço",
	},
	noRating: "Sem classificação",
	chooseFromList: "Escolha uma classificação da lista.",
	desks: {
		hotels: {
			title: "Avaliações dos hóspedes",
			lead: "Leia o que os hóspedes dizem dos seus hotéis e responda.",
			reviewed: "Hotel",
		},
		products: {
			title: "Avaliações de produtos",
			lead: "Leia as avaliações dos clientes e responda.",
			reviewed: "Produto",
		},
		moves: {
			title: "Avaliações de mudanças",
			lead: "Leia o que os clientes dizem das suas mudanças e responda.",
			reviewed: "Reserva",
		},
	},
	chooseRating: "Escolha uma classificação.",
	aTitle: "Um título",
	write: "Escreva uma ou duas frases sobre a sua experiência.",
	aReview: "Uma avaliação",
	answer: {
		enter: "Introduza uma resposta.",
		aReply: "Uma resposta",
		title: "Responder a uma avaliação",
		done: "A sua resposta foi publicada.",
		yours: "A sua resposta",
		reply: "Responder",
		hint: "Visível para todos abaixo da avaliação. Até 1000 caracteres.",
		update: "Atualizar resposta",
		publish: "Publicar resposta",
		replied: "Respondida",
		no: "Sem resposta",
	},
	refusals: {
		tooEarly:
			"Pode escrever uma avaliação depois da sua estadia ou mudança, ou depois de a encomenda chegar.",
		notBought: "Este produto não faz parte dessa encomenda.",
		reviewed: "Já fez esta avaliação. Obrigado.",
		changed: "Entretanto, outra pessoa respondeu. Abra novamente a avaliação para ler a resposta.",
	},
	titleOf: ({ product, author }) => `Avaliação de ${product} por ${author}`,
	tooManyPhotos: ({ max }) => `Uma avaliação pode ter até ${max} fotografias. Remova algumas.`,
	published: "Obrigado. A sua avaliação foi publicada.",
	one: "Avaliação",
	remove: {
		button: "Remover avaliação",
		title: "Remover uma avaliação",
		done: "A avaliação foi removida.",
		already: "Esta avaliação já foi removida.",
		question: ({ author }) => `Remover a avaliação de ${author}?`,
		lead: "As fotografias e a sua resposta são eliminadas e as estrelas deixam de contar. Esta ação não pode ser anulada.",
	},
	none: {
		text: "As avaliações aparecem aqui quando os clientes as escrevem.",
		title: "Ainda não há avaliações",
	},
	title: "Avaliações",
	form: {
		title: ({ name }) => `Avaliar ${name}`,
		lead: ({ about }) =>
			`${about} O que escrever pode ser lido por todos, com o seu primeiro nome e uma inicial.`,
		stars: "Estrelas",
		aspects: "Como foi?",
		heading: "Título",
		yours: "A sua avaliação",
		yoursHint: "De que gostou ou não gostou? Até 1000 caracteres.",
		morePhotos: "Mais fotografias",
		photos: "Fotografias",
		photosHint: ({ max }) => `Todos as podem ver. JPEG, PNG, WebP ou AVIF, até 8 MB cada, no máximo ${max}.`,
		publish: "Publicar avaliação",
		busy: "A publicar...",
	},
	all: ({ count }) => `Mostrar todas as ${count} avaliações`,
	photo: ({ author, number, count }) => `Tirada por ${author}, ${number} de ${count}`,
	noneOfRating: "Ainda não há avaliações com esta classificação.",
	repliedBy: ({ name }) => `${name} respondeu`,
	showAll: "Mostrar todas as avaliações",
	newer: "Avaliações mais recentes",
	older: "Avaliações mais antigas",
	stars: ({ rating }) => `${rating} de 5 estrelas`,
	ofStars: "de 5 estrelas",
	average: ({ average, hidden }) => (
		<>
			{average}
			{hidden("de 5 estrelas,")}
		</>
	),
	count: ({ count, shown, hidden }) => (
		<>
			({shown}
			{hidden(plural(count, { one: "avaliação", other: "avaliações" }))})
		</>
	),
	countPlain: ({ count, shown, hidden }) => (
		<>
			{shown}
			{hidden(plural(count, { one: "avaliação", other: "avaliações" }))}
		</>
	),
	ratings: { 1: "1 – Mau", 2: "2 – Fraco", 3: "3 – Razoável", 4: "4 – Bom", 5: "5 – Excelente" },
};
