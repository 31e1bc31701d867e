import { plural } from "#app/common/language/plural.ts";
import type { Messages } from "#messages/en/index.ts";

export const jobSheet: Messages["jobSheet"] = {
	notOpen: {
		pending: "Esta reserva está pendente. Telefone para o escritório antes de continuar.",
		confirmed: "Esta reserva está confirmada. Telefone para o escritório antes de continuar.",
		delivered: "Esta mudança está concluída. Telefone para o escritório antes de continuar.",
		cancelled: "Esta reserva está cancelada. Telefone para o escritório antes de continuar.",
		rejected: "Esta reserva está recusada. Telefone para o escritório antes de continuar.",
	},
	tooManyPhotos: ({ count }) =>
		`Uma entrega tem até ${count} fotografias. Desmarque as caixas das que não precisa.`,
	reported: ({ step, moment }) => (
		<>
			{step}: comunicado em {moment}
		</>
	),
	done: "Este serviço está concluído. Obrigado.",
	photosStored: ({ count }) =>
		plural(count, { one: "1 fotografia guardada.", other: `${count} fotografias guardadas.` }),
	deliver: "2. Entregar",
	priceDue: "Preço a cobrar",
	paidOnline: "Pago online",
	floor: ({ floor }) => `${floor}.º andar, sem elevador`,
	floorWithElevator: ({ floor }) => `${floor}.º andar, com elevador`,
	enterReceiver: "Introduza quem recebeu a entrega.",
	receiverName: "Um nome",
	reopen: "Abra novamente a folha de serviço e prima aí o botão.",
	undo: {
		refusal: {
			not_last: "Entretanto, foi comunicado um passo posterior. Anule primeiro esse.",
			ended: "O estado desta reserva mudou, por isso os passos não podem ser anulados.",
			reviewed: "O cliente avaliou esta mudança, por isso a entrega não pode ser anulada.",
		},
		reopen: "Abra novamente a reserva e anule aí o passo.",
		done: ({ step }) => `O passo “${step}” foi anulado.`,
		none: "Nenhum passo deste serviço foi comunicado.",
		back: "Voltar à reserva",
		question: ({ step }) => `Anular o passo “${step}”?`,
		button: "Anular passo",
		busy: "A anular...",
		deliveryConsequence:
			"A reserva volta a ficar confirmada e as fotografias da entrega são eliminadas. O cliente não recebe um e-mail.",
		consequence:
			"O motorista pode comunicá-lo novamente. O cliente vê a alteração na página de acompanhamento.",
	},
	tooEarly: "Faltam mais de 12 horas para este serviço. Comunique o primeiro passo no próprio dia.",
	wrongStep: ({ step }) => `O próximo passo é “${step}”. Comunique os passos por ordem.`,
	gone: {
		title: "Este link já não funciona",
		text: "O serviço terminou, foi cancelado ou foi atribuído a outra pessoa. Telefone para o escritório se precisar da folha de serviço.",
	},
	title: "Folha de serviço",
	back: "Voltar à folha de serviço",
	job: ({ number }) => `Serviço ${number}`,
	paidOf: ({ paid, price }) => `${paid} de ${price}`,
	notConfirmed:
		"Esta reserva ainda não está confirmada. Pode comunicar passos depois de o escritório a confirmar.",
	ended: "Esta reserva terminou. Telefone para o escritório se tiver dúvidas.",
	collect: {
		reopen: "Abra novamente a folha de serviço e prima aí um botão.",
		notDue: "Não há nada a cobrar neste serviço.",
		question: ({ amount }) => `Cobrou ${amount}?`,
		intro: "O escritório vê a sua resposta.",
		change: "Alterar a resposta",
	},
	pickUp: "1. Recolher",
	call: ({ phone }) => `Ligar para ${phone}`,
	whatToMove: "O que mudar",
	sizeUnknown: "Desconhecido",
	noPacking: "Sem ajuda a embalar",
	askOffice: "Pergunte ao escritório",
	notes: "Notas do escritório",
	steps: "Passos",
	signature: "Recebido por (nome e assinatura): ______________________________",
	groundFloor: "Rés do chão",
	openMap: "Abrir mapa",
	delivery: "Entrega",
	nextStep: "Próximo passo",
	receivedBy: "Recebido por",
	receiverHint: "O nome da pessoa que recebeu tudo.",
	morePhotos: "Mais fotografias",
	photosHint: ({ count }) =>
		`Só o cliente e o escritório as podem ver. Até ${count} no total. JPEG, PNG, WebP ou AVIF, até 8 MB cada.`,
	photo: ({ number }) => `Fotografia ${number}`,
	receivedByName: ({ name }) => `Recebido por ${name}`,
	notYet: "Ainda não",
	photoAlt: ({ position, count }) => `Entrega, número ${position} de ${count}`,
};
