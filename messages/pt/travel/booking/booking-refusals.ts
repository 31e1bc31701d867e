import type { Messages } from "#messages/en/index.ts";

export const bookingRefusals: Messages["bookingRefusals"] = {
	noStay: "Não é possível reservar estas datas. Escolha outras datas.",
	lookAgain: "Reveja o preço e as condições abaixo e confirme novamente.",
	notOnTeam: "Já não trabalha para este hotel, por isso não pode reservar os quartos dele.",
	notSaved: "A sua reserva não foi guardada. Tente novamente.",
	tooMany: "Foram feitas demasiadas reservas com este e-mail. Aguarde uma hora ou contacte-nos.",
	repeated: "Já reservou esta estadia.",
};
