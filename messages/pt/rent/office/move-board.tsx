import type { Messages } from "#messages/en/index.ts";

export const moveBoard: Messages["moveBoard"] = {
	choose: { vehicle: "Escolha um veículo.", driver: "Escolha um motorista." },
	findTime: ({ name, hidden }) => <>Encontrar outra hora{hidden(` para ${name}`)}</>,
	reopen: "Abra novamente a reserva.",
	assigned: "A mudança está atribuída.",
	unassigned: "A mudança já não está atribuída.",
	checkAgain: "Verifique a hora e a atribuição e atribua novamente.",
	vehicleBusy: ({ name }) => `${name} não está disponível a esta hora.`,
	driverInactive: ({ name }) => `${name} não está ativo.`,
	hasJob: ({ name, time }) => `${name} já tem um serviço às ${time}.`,
	outOfService: ({ reason }) => `Fora de serviço: ${reason}`,
	outsideItsHours: "Fora do horário de trabalho",
	day: {
		anyDay: "Mudanças de um dia",
		title: ({ day }) => `Mudanças de ${day}`,
		noVehicles: "Os serviços são atribuídos a veículos e motoristas.",
		noVehiclesTitle: "Ainda não há veículos",
		addVehicle: "Adicionar veículo",
		jobs: "Serviços",
		hours: "Horas",
		revenue: "Receita",
		capacity: "Capacidade usada",
		previous: "Dia anterior",
		next: "Dia seguinte",
		today: "Hoje",
		go: "Ir",
	},
	waiver: {
		reopen: "Abra novamente a reserva e dispense aí o sinal.",
		refusal: {
			paid: "O cliente pagou o sinal. Reembolse-o antes, a partir do pagamento.",
			none: "Esta mudança não tem sinal a pagar ou o sinal mudou.",
		},
		done: "O sinal foi dispensado.",
		mailed: "O cliente recebe um e-mail.",
		noEmail: "Não há e-mail: telefone ao cliente.",
		question: ({ amount, name }) => `Dispensar o sinal de ${amount} de ${name}?`,
		button: "Dispensar sinal",
		busy: "A dispensar...",
		consequence:
			"O cliente paga o preço total no dia da mudança. A mudança não é cancelada por falta de pagamento do sinal. Não pode voltar a pedir o sinal.",
	},
	move: {
		title: ({ number }) => `Mudança ${number}`,
		heading: ({ number, hidden }) => (
			<>
				{hidden("Mudança ")}
				{number}
			</>
		),
		fromTo: ({ from, to }) => (
			<>
				{from} a {to}
			</>
		),
		refundFailed: ({ amount }) => <>O reembolso falhou: {amount}.</>,
		section: "Mudança",
		messages: "Mensagens",
		refundRefused: "O prestador de pagamentos recusou-o ou o banco do cliente devolveu-o.",
		reschedule: "Reagendar",
	},
	note: {
		title: "Adicionar nota",
		saved: "A nota foi guardada.",
		hint: "Visível para os administradores e, na folha de serviço, para o motorista. Os clientes não a podem ler.",
	},
	price: {
		depositOpen: ({ amount }) => `O sinal de ${amount} ainda não está pago.`,
		depositUntil: ({ until }) => `Se não for pago antes de ${until}, a mudança é cancelada.`,
		cancelledLate: "O cliente cancelou tarde.",
		viewPayment: "Ver pagamento",
		noRate:
			"As suas tarifas não dão um preço para esta mudança. Confirme a reserva para enviar um preço ao cliente.",
		none: "Esta mudança não tem preço.",
		notAccepted: "O cliente ainda não aceitou este preço.",
		feeCovered: "O sinal cobre a taxa.",
		feeLeft: ({ amount }) => `Deve os restantes ${amount} da taxa.`,
		feeOwed: "Deve a taxa.",
		notCollected: ({ amount }) => `O motorista não cobrou ${amount}.`,
		notRecorded: ({ amount }) => `O pagamento de ${amount} não está registado.`,
	},
	assign: {
		noneInUse: {
			truck: "Não há nenhum camião em uso.",
			loader: "Não há nenhuma carrinha em uso.",
			driver: "Não há nenhum motorista ativo.",
		},
		noneFree: {
			truck: "Nenhum camião está livre a esta hora.",
			loader: "Nenhuma carrinha está livre a esta hora.",
			driver: "Nenhum motorista está livre a esta hora.",
		},
		tooMany: {
			truck: "Há mais mudanças reservadas a esta hora do que camiões.",
			loader: "Há mais mudanças reservadas a esta hora do que carrinhas.",
		},
		freeTimes: {
			truck: "Há um camião livre a estas horas. Reagendar para:",
			loader: "Há uma carrinha livre a estas horas. Reagendar para:",
		},
		label: ({ name }) => `Atribuir a mudança de ${name}`,
		button: "Atribuir",
		busy: "A atribuir...",
		undo: "Anular atribuição",
		title: "Atribuição",
		showDay: "Mostrar o dia",
		none: "Não há veículo nem motorista atribuído.",
		outOfService: ({ vehicle }) => `${vehicle} está fora de serviço a esta hora. Atribua outro veículo.`,
	},
	working: "A processar...",
	timeline: {
		caption: ({ day }) => `Serviços de ${day}`,
		empty: "Sem serviços",
		notInUse: "Não está em uso",
		noHours: "Sem horário de trabalho",
		outsideHours: "Fora do horário de trabalho",
	},
	overbooked: "Sobrelotado",
	job: {
		code: ({ number }) => `Link do serviço ${number}`,
		undo: "Anular último passo",
		hasLink: "O motorista tem este link por e-mail. Qualquer pessoa com o link pode comunicar passos.",
		noLink:
			"O link deste serviço não pode ser mostrado. Para criar um novo, anule a atribuição e atribua-o novamente.",
	},
	events: {
		assigned: "Atribuída",
		unassigned: "Atribuição anulada",
		step: "Passo comunicado",
		stepUndone: "Passo anulado",
	},
	unassignedTitle: ({ count }) => `Sem veículo (${count})`,
};
