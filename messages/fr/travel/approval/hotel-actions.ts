import type { Messages } from "#messages/en/index.ts";

export const hotelActions: Messages["hotelActions"] = {
	"hotel created": "Ajouté",
	hotel: "Détails modifiés",
	"hotel identity": "Nom ou lieu modifié",
	"hotel checked": "Modifications approuvées",
	"hotel status": "Statut modifié",
	"hotel owner": "Propriétaire modifié",
	"hotel archived": "Archivé",
	"hotel restored": "Restauré",
	"hotel deleted": "Supprimé",
	"room deleted": "Chambre supprimée",
	"hotel photos": "Photos modifiées",
	translation: "Traduction modifiée",
	"room order": "Ordre des chambres modifié",
	"rate plan": "Tarif modifié",
	"member invited": "Collègue invité",
	"invitation withdrawn": "Invitation retirée",
	"member joined": "Collègue arrivé",
	"member role": "Rôle d’un collègue modifié",
	"member removed": "Collègue retiré",
	"member left": "Collègue parti",
};
