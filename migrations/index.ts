import type { Migration } from "kysely";
import * as baseline from "./0001_baseline.ts";
import * as waitingMoves from "./0002_waiting_moves.ts";
import * as reconciledInTurns from "./0003_reconciled_in_turns.ts";
import * as restockRequests from "./0004_restock_requests.ts";
import * as hotelPlaces from "./0005_hotel_places.ts";
import * as savedHotels from "./0006_saved_hotels.ts";
import * as reviewAspects from "./0007_review_aspects.ts";
import * as productPage from "./0008_product_page.ts";
import * as replyTemplates from "./0009_reply_templates.ts";
import * as deskTransfers from "./0010_desk_transfers.ts";
import * as customers from "./0011_customers.ts";
import * as editedOrders from "./0012_edited_orders.ts";
import * as savedViews from "./0013_saved_views.ts";
import * as orderParcels from "./0014_order_parcels.ts";
import * as wordBeginnings from "./0015_word_beginnings.ts";
import * as languages from "./0016_languages.ts";
import * as translations from "./0017_translations.ts";
import * as ratePlans from "./0018_rate_plans.ts";
import * as roomPlan from "./0021_room_plan.ts";
import * as occupancy from "./0022_occupancy.ts";
import * as offers from "./0023_offers.ts";
import * as stayTax from "./0024_stay_tax.ts";
import * as extras from "./0025_extras.ts";
import * as waitingNights from "./0026_waiting_nights.ts";
import * as onlineCheckIn from "./0028_online_check_in.ts";
import * as roomGroups from "./0029_room_groups.ts";
import * as taxClasses from "./0030_tax_classes.ts";
import * as buyerTaxNumbers from "./0032_buyer_tax_numbers.ts";

/** All migrations, in order. The name and content of a landed migration never change. */
export const migrations: Record<string, Migration> = {
	"0001_baseline": baseline,
	"0002_waiting_moves": waitingMoves,
	"0003_reconciled_in_turns": reconciledInTurns,
	"0004_restock_requests": restockRequests,
	"0005_hotel_places": hotelPlaces,
	"0006_saved_hotels": savedHotels,
	"0007_review_aspects": reviewAspects,
	"0008_product_page": productPage,
	"0009_reply_templates": replyTemplates,
	"0010_desk_transfers": deskTransfers,
	"0011_customers": customers,
	"0012_edited_orders": editedOrders,
	"0013_saved_views": savedViews,
	"0014_order_parcels": orderParcels,
	"0015_word_beginnings": wordBeginnings,
	"0016_languages": languages,
	"0017_translations": translations,
	"0018_rate_plans": ratePlans,
	"0021_room_plan": roomPlan,
	"0022_occupancy": occupancy,
	"0023_offers": offers,
	"0024_stay_tax": stayTax,
	"0025_extras": extras,
	"0026_waiting_nights": waitingNights,
	"0028_online_check_in": onlineCheckIn,
	"0029_room_groups": roomGroups,
	"0030_tax_classes": taxClasses,
	"0032_buyer_tax_numbers": buyerTaxNumbers,
};
