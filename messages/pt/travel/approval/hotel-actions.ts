import type { Messages } from "#messages/en/index.ts";

export const hotelActions: Messages["hotelActions"] = {
	"hotel created": "Adicionado",
	hotel: "Detalhes alterados",
	"hotel identity": "Nome ou local alterado",
	"hotel checked": "Alterações aprovadas",
	"hotel status": "Estado alterado",
	"hotel owner": "Proprietário alterado",
	"hotel archived": "Arquivado",
	"hotel restored": "Restaurado",
	"hotel deleted": "Eliminado",
	"room deleted": "Quarto eliminado",
	"hotel photos": "Fotografias alteradas",
	translation: "Tradução alterada",
	"room order": "Quartos reordenados",
	"rate plan": "Tarifa alterada",
	"member invited": "Colega convidado",
	"invitation withdrawn": "Convite retirado",
	"member joined": "Colega entrou na equipa",
	"member role": "Função de colega alterada",
	"member removed": "Colega removido",
	"member left": "Colega saiu da equipa",
};
