import type { Messages } from "#messages/en/index.ts";

export const ownData: Messages["ownData"] = {
	picture: "A sua fotografia",
	linkGone: "O seu link já não funciona. Peça um novo.",
	kinds: {
		copy: "Enviem-me uma cópia dos meus dados",
		copyHint: "O que guardamos sobre si, num ficheiro.",
		erasure: "Apaguem os meus dados",
		erasureHint: "Cancelamos o que está em aberto e removemos os dados que permitem identificar quem é.",
	},
	chooseKind: "Escolha entre uma cópia e o apagamento dos seus dados.",
	erase: {
		title: "Apagar os seus dados",
		done: "Os seus dados foram apagados. Enviámos-lhe um e-mail a confirmá-lo.",
		question: "Apagar os seus dados?",
		for: ({ email }) => `Para ${email}. Esta ação não pode ser anulada.`,
		open: "Cancelamos o que está em aberto",
		more: ({ more }) => `mais ${more}`,
		names: "Removemos o seu nome, telefone, e-mail, moradas e notas em todo o lado.",
		messages:
			"Eliminamos as suas mensagens e respetivas imagens, fotografias de entregas e o nosso registo de e-mails para si.",
		reviews: "As avaliações ficam sem o seu nome.",
		invoices:
			"Conservamos as faturas sem alterações, como a lei fiscal exige, e o que foi encomendado e reservado, e quando, para a nossa contabilidade.",
		tracking:
			"Deixa de poder acompanhar as suas encomendas e reservas, e os links dos nossos e-mails deixam de funcionar.",
		button: "Apagar os meus dados",
		busy: "A apagar...",
	},
	title: "Os seus dados",
	goBack: "Voltar",
	link: {
		title: "Este link já não funciona",
		why: "Um link funciona até os seus dados serem transferidos ou apagados, no máximo durante 24 horas.",
		again: "Pedir um novo link",
	},
	request: {
		title: "Obter ou apagar os seus dados",
		description: "Obtenha uma cópia dos dados que guardamos sobre si ou peça para os apagar.",
		lead: "Para o que encomendou, reservou ou nos enviou sem conta. Enviamos um link para o e-mail, para que mais ninguém possa ver ou apagar os seus dados.",
		emailHint: "O e-mail que usou nas suas encomendas, reservas ou mensagens.",
		kind: "O que pretende?",
		button: "Enviem-me um link",
		sentTitle: "Verifique o seu e-mail",
		sent: "Enviámos um e-mail para o endereço que introduziu. Se guardarmos dados sobre ele, o e-mail tem um link que funciona durante 24 horas.",
		noEmail:
			"Não recebeu nada após alguns minutos? Verifique a pasta de spam e o endereço que introduziu. Se fez o pedido nos últimos 10 minutos, use o link dessa altura.",
		again: "Tentar novamente",
		account: ({ link }) => <>Para obter ou eliminar os dados da sua conta, {link("vá ao seu perfil")}.</>,
	},
	summary: {
		lead: ({ email }) =>
			`O que guardamos sobre ${email} sem conta. Pode usar esta página neste navegador durante uma hora.`,
		title: "O que guardamos",
		nothing: "Nada.",
		copy: "Obter uma cópia",
		download: "Transferir os seus dados",
		erase: "Apagar tudo",
		eraseLead:
			"Cancelamos o que está em aberto e removemos tudo o que permite identificar quem é. Vê o que isso significa antes de confirmar.",
		file: ({ file }) => (
			<>
				Um ficheiro ZIP com tudo: {file}, que outros programas conseguem ler, com o histórico das suas
				encomendas e reservas, faturas, mensagens e imagens.
			</>
		),
	},
};
