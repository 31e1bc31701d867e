import type { Messages } from "#messages/en/index.ts";

export const hotelReview: Messages["hotelReview"] = {
	submitted: ({ since, age }) => `Submetido em ${since} · à espera há ${age}`,
	hotel: "Hotel",
	email: "E-mail",
	none: "Nenhum",
	phone: "Telefone",
	address: "Morada",
	place: "Posição no mapa",
	timeZone: "Fuso horário",
	stars: "Estrelas",
	bookings: "Reservas atuais",
	added: "Adicionado",
	history: "Histórico",
	preview: "O que os hóspedes veem",
	noPhotos: "O hotel não tem fotografias.",
	rooms: "Quartos e preços",
	roomsIntro: "Estes são os preços totais que os hóspedes pagam. Só os hóspedes extra custam mais.",
	noRoomsText: "O proprietário não adicionou quartos, por isso os hóspedes não têm nada para reservar.",
	noRooms: "Ainda não há quartos",
	owner: {
		title: "Proprietário",
		nobody: "O hotel não tem proprietário; é gerido por Admins.",
		more: ({ more }) => `mais ${more}`,
		name: "Nome",
		suspended: "Suspensa",
		since: "Conta desde",
		others: "Outros hotéis",
		confirmed: ({ email }) => <>{email} (confirmado)</>,
		unconfirmed: ({ email }) => <>{email} (não confirmado)</>,
	},
	seller: {
		title: "Dados do vendedor",
		none: "Ainda não há. O proprietário introduz os dados antes da primeira fatura.",
		taxNumber: "NIF",
	},
	calendars: {
		title: "Calendários importados",
		none: "Nenhum: as noites reservadas noutros sites não são bloqueadas aqui.",
		failed: ({ fault }) => `Falhou: ${fault}`,
		read: ({ moment }) => `Última leitura: ${moment}.`,
		notRead: "Ainda não lido.",
		of: ({ name, rest, room }) => (
			<>
				{name} {rest(`de ${room}`)}
			</>
		),
	},
	viewPublic: "Ver página pública",
	decision: "A sua decisão",
	decisionText: ({ hotel }) =>
		`Aprove para publicar ${hotel}. Recuse para o manter oculto: o proprietário recebe o seu motivo por e-mail e pode pedir novamente a aprovação.`,
	metaTitle: ({ hotel }) => `${hotel} – Todos os hotéis`,
	untitled: "Hotel – Todos os hotéis",
};
