import type { Messages } from "#messages/en/index.ts";

export const jobMails: Messages["jobMails"] = {
	subject: ({ when, number }) => `O seu serviço em ${when} (${number})`,
	newJob: ({ when, vehicle }) => `Tem um novo serviço em ${when}, com ${vehicle}.`,
	otherVehicle: ({ when, vehicle }) => `O seu serviço em ${when} passa a ser com ${vehicle} e o link mudou.`,
	jobSheet: "A folha de serviço tem as moradas, o telefone do cliente e os botões para comunicar cada passo.",
	open: "Abrir a folha de serviço",
	link: "Qualquer pessoa com o link pode abrir a folha de serviço. Funciona até dois dias depois do serviço ou até este ser atribuído a outra pessoa.",
	fromTo: ({ from, to }) => `${from} a ${to}`,
	before: "Antes",
	cancelledSubject: ({ when }) => `Serviço cancelado: ${when}`,
	cancelled: ({ when, vehicle }) => `O seu serviço em ${when}, com ${vehicle}, está cancelado.`,
	begun: ({ step }) => `Já começou (“${step}”), por isso pare e telefone para o escritório.`,
	gone: "Retire-o do seu calendário; o link deixou de funcionar.",
	movedSubject: ({ to }) => `Serviço mudado para ${to}`,
	moved: ({ when, vehicle, to }) =>
		`O seu serviço em ${when}, com ${vehicle}, passa para ${to}. O link da folha de serviço continua a funcionar.`,
	unassignedSubject: ({ when }) => `Serviço retirado: ${when}`,
	unassigned: ({ when, vehicle }) => `O serviço em ${when}, com ${vehicle}, já não lhe está atribuído.`,
	notFree: ({ to, vehicle }) =>
		`Foi mudado para ${to}, mas a essa hora já tem outro serviço ou ${vehicle} não está disponível.`,
};
