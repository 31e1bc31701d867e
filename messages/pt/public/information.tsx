import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const information: Messages["information"] = {
	since: ({ since }) => `Em vigor desde ${since}`,
	onThisPage: "Nesta página",
	privacy: {
		title: "Privacidade",
		lead: "Só guardamos os dados de que precisamos para a sua conta, encomendas e reservas. Nunca os vendemos e não usamos rastreadores.",
		description: ({ market }) =>
			`Que dados pessoais ${market} guarda, porquê e durante quanto tempo, que cookies usamos e como eliminar os seus dados.`,
	},
	about: {
		title: "Sobre nós",
		description: ({ market }) =>
			`${market} é um mercado online com loja, quartos de hotel e veículos de mudanças, com uma conta para os três.`,
		heading: ({ market }) => `Sobre ${market}`,
		lead: "Compre, reserve quartos de hotel e alugue veículos de mudanças com uma só conta.",
	},
	comingSoon: {
		title: "Em breve",
		description: ({ market }) => `O que vem a seguir em ${market} e o que está disponível hoje.`,
		shop: {
			title: "Loja",
			text: "Produtos com fotografias, tamanhos e stock em tempo real. Encomende com ou sem conta.",
			link: "Comprar agora",
		},
		hotels: {
			title: "Quartos de hotel",
			text: "Pesquise por destino, datas e hóspedes. Cada resultado mostra o preço total da sua estadia.",
			link: "Encontrar um hotel",
		},
		moves: {
			title: "Veículos de mudanças",
			text: "Um camião ou uma carrinha à sua porta na data e hora que escolher.",
			link: "Reservar uma mudança",
		},
		lead: "Este serviço ainda não está disponível. Veja o que pode usar hoje.",
		today: "Disponível hoje",
		more: ({ partner, contact }) => (
			<>
				Tem um hotel, veículos ou produtos para vender? {partner("Torne-se parceiro")}. Falta-lhe alguma
				coisa? {contact("Contacte-nos")}.
			</>
		),
	},
	delivery: {
		title: "Entregas",
		description: ({ market }) =>
			`Como ${market} entrega: o preço, o prazo e os países de cada método de entrega.`,
		lead: "Escolhe a entrega ao finalizar a compra e vê o preço antes de encomendar.",
		none: "Ainda não fazemos entregas.",
		daysTo: ({ days, countries }) => `${days}, para ${countries}`,
		everyCountry: "todos os países",
		workingDays: ({ link }) => (
			<>
				Os dias úteis são de segunda a sexta-feira. O primeiro é o dia seguinte à encomenda ou, se pagar
				antecipadamente, à receção do pagamento. Pode seguir a sua encomenda em {link("Acompanhar encomenda")}
				.
			</>
		),
		freeOver: ({ price, limit }) => `${price}, grátis acima de ${limit}`,
		days: ({ days, count }) => plural(count, { one: `${days} dia útil`, other: `${days} dias úteis` }),
	},
	help: {
		title: "Ajuda",
		description: ({ market }) =>
			`Como acompanhar, alterar, cancelar e pagar encomendas e reservas em ${market}.`,
		lead: "Encomendas, quartos de hotel e mudanças: como acompanhar, alterar, cancelar e pagar.",
	},
	returns: {
		title: "Devoluções",
		description: ({ market }) => `Como devolver o que comprou em ${market} e até quando.`,
		lead: ({ days }) =>
			`Devolva produtos no prazo de ${days} dias após a entrega. Sem necessidade de motivo.`,
	},
	terms: {
		title: "Termos",
		description: ({ market }) =>
			`Os termos de utilização de ${market}: encomendas, reservas, cancelamentos, livre resolução e reembolsos.`,
		lead: ({ market }) =>
			`Estes termos aplicam-se quando usa ${market} para comprar, reservar um quarto de hotel ou reservar um veículo de mudanças.`,
	},
};
