import type { Migration } from "kysely";
import * as accounts from "./0001_accounts.ts";
import * as movingBookings from "./0002_moving_bookings.ts";
import * as people from "./0003_people.ts";
import * as shop from "./0004_shop.ts";
import * as shopSearch from "./0005_shop_search.ts";
import * as shopSettings from "./0006_shop_settings.ts";
import * as hotels from "./0007_hotels.ts";
import * as roomBookings from "./0008_room_bookings.ts";
import * as hotelSearch from "./0009_hotel_search.ts";
import * as shopGrowth from "./0010_shop_growth.ts";
import * as travelGrowth from "./0011_travel_growth.ts";
import * as chores from "./0012_chores.ts";
import * as dataVersions from "./0013_data_versions.ts";
import * as growthLists from "./0014_growth_lists.ts";
import * as ordersDiscount from "./0015_orders_discount.ts";
import * as hotelOwnersByNumber from "./0016_hotel_owners_by_number.ts";
import * as postgresGrowth from "./0017_postgres_growth.ts";
import * as uploads from "./0018_uploads.ts";
import * as unconfirmedOrders from "./0020_unconfirmed_orders.ts";
import * as importPictures from "./0021_import_pictures.ts";
import * as returnWriteOffs from "./0022_return_write_offs.ts";
import * as mailAndCalendars from "./0024_mail_and_calendars.ts";
import * as hotelReviews from "./0025_hotel_reviews.ts";
import * as oneChangeCounter from "./0026_one_change_counter.ts";
import * as recentSubmissions from "./0027_recent_submissions.ts";
import * as listIndexes from "./0028_list_indexes.ts";
import * as rentRates from "./0029_rent_rates.ts";
import * as rentFleet from "./0030_rent_fleet.ts";
import * as moveTerms from "./0031_move_terms.ts";
import * as rentDispatch from "./0032_rent_dispatch.ts";
import * as moveReviews from "./0033_move_reviews.ts";
import * as latestChanges from "./0034_latest_changes.ts";
import * as jobSheets from "./0035_job_sheets.ts";
import * as nightChanges from "./0036_night_changes.ts";
import * as moveFigures from "./0038_move_figures.ts";
import * as reviewsOfMoves from "./0038_reviews_of_moves.ts";
import * as payments from "./0040_payments.ts";
import * as minutesLate from "./0041_minutes_late.ts";
import * as jobUploads from "./0042_job_uploads.ts";
import * as failedRefunds from "./0043_failed_refunds.ts";
import * as orderRefunds from "./0044_order_refunds.ts";
import * as paymentLists from "./0044_payment_lists.ts";
import * as providerDisputes from "./0044_provider_disputes.ts";
import * as invoices from "./0045_invoices.ts";
import * as stayDeposits from "./0046_stay_deposits.ts";
import * as moveDeposits from "./0047_move_deposits.ts";
import * as reconciliation from "./0048_reconciliation.ts";
import * as invoiceLists from "./0049_invoice_lists.ts";
import * as commission from "./0050_commission.ts";
import * as inbox from "./0051_inbox.ts";
import * as secondFactor from "./0054_second_factor.ts";
import * as commissionOfKeptMoney from "./0055_commission_of_kept_money.ts";
import * as openidIdentities from "./0056_openid_identities.ts";
import * as orderDeliveryDays from "./0057_order_delivery_days.ts";
import * as hotelTeams from "./0058_hotel_teams.ts";
import * as trail from "./0059_trail.ts";
import * as passkeys from "./0060_passkeys.ts";
import * as marketSettings from "./0061_market_settings.ts";
import * as dataRequests from "./0062_data_requests.ts";
import * as approvalRequests from "./0064_approval_requests.ts";
import * as paymentFees from "./0065_payment_fees.ts";
import * as proofs from "./0069_proofs.ts";
import * as partnerInvitations from "./0071_partner_invitations.ts";
import * as statementDueDates from "./0076_statement_due_dates.ts";
import * as overviewOfHotels from "./0077_overview_of_hotels.ts";
import * as orderEventParties from "./0078_order_event_parties.ts";
import * as secondFactorOff from "./0079_second_factor_off.ts";
import * as shownStock from "./0080_shown_stock.ts";
import * as fewerAnnouncements from "./0081_fewer_announcements.ts";
import * as taxRateChanges from "./0082_tax_rate_changes.ts";

/** All migrations, in order. The name and content of a landed migration never change. */
export const migrations: Record<string, Migration> = {
	"0001_accounts": accounts,
	"0002_moving_bookings": movingBookings,
	"0003_people": people,
	"0004_shop": shop,
	"0005_shop_search": shopSearch,
	"0006_shop_settings": shopSettings,
	"0007_hotels": hotels,
	"0008_room_bookings": roomBookings,
	"0009_hotel_search": hotelSearch,
	"0010_shop_growth": shopGrowth,
	"0011_travel_growth": travelGrowth,
	"0012_chores": chores,
	"0013_data_versions": dataVersions,
	"0014_growth_lists": growthLists,
	"0015_orders_discount": ordersDiscount,
	"0016_hotel_owners_by_number": hotelOwnersByNumber,
	"0017_postgres_growth": postgresGrowth,
	"0018_uploads": uploads,
	"0020_unconfirmed_orders": unconfirmedOrders,
	"0021_import_pictures": importPictures,
	"0022_return_write_offs": returnWriteOffs,
	"0024_mail_and_calendars": mailAndCalendars,
	"0025_hotel_reviews": hotelReviews,
	"0026_one_change_counter": oneChangeCounter,
	"0027_recent_submissions": recentSubmissions,
	"0028_list_indexes": listIndexes,
	"0029_rent_rates": rentRates,
	"0030_rent_fleet": rentFleet,
	"0031_move_terms": moveTerms,
	"0032_rent_dispatch": rentDispatch,
	"0033_move_reviews": moveReviews,
	"0034_latest_changes": latestChanges,
	"0035_job_sheets": jobSheets,
	"0036_night_changes": nightChanges,
	"0038_move_figures": moveFigures,
	"0038_reviews_of_moves": reviewsOfMoves,
	"0040_payments": payments,
	"0041_minutes_late": minutesLate,
	"0042_job_uploads": jobUploads,
	"0043_failed_refunds": failedRefunds,
	"0044_order_refunds": orderRefunds,
	"0044_payment_lists": paymentLists,
	"0044_provider_disputes": providerDisputes,
	"0045_invoices": invoices,
	"0046_stay_deposits": stayDeposits,
	"0047_move_deposits": moveDeposits,
	"0048_reconciliation": reconciliation,
	"0049_invoice_lists": invoiceLists,
	"0050_commission": commission,
	"0051_inbox": inbox,
	"0054_second_factor": secondFactor,
	"0055_commission_of_kept_money": commissionOfKeptMoney,
	"0056_openid_identities": openidIdentities,
	"0057_order_delivery_days": orderDeliveryDays,
	"0058_hotel_teams": hotelTeams,
	"0059_trail": trail,
	"0060_passkeys": passkeys,
	"0061_market_settings": marketSettings,
	"0062_data_requests": dataRequests,
	"0064_approval_requests": approvalRequests,
	"0065_payment_fees": paymentFees,
	"0069_proofs": proofs,
	"0071_partner_invitations": partnerInvitations,
	"0076_statement_due_dates": statementDueDates,
	"0077_overview_of_hotels": overviewOfHotels,
	"0078_order_event_parties": orderEventParties,
	"0079_second_factor_off": secondFactorOff,
	"0080_shown_stock": shownStock,
	"0081_fewer_announcements": fewerAnnouncements,
	"0082_tax_rate_changes": taxRateChanges,
};
