import { randomUUID } from "node:crypto";
import { maskId } from "#app/common/masked-id.ts";
import type { Role } from "#app/common/roles.ts";
import type { Database } from "#db/client.ts";
import { send } from "#e2e/fuzz/send.ts";
import { newSessionCookie } from "#e2e/helpers/accounts.ts";
import { type Route, routes } from "#e2e/helpers/map-routes.ts";
import { addMove } from "#e2e/helpers/moves.ts";
import { emailOf } from "#e2e/helpers/people.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";

/** The roles, in the order of the columns below. */
const WHO = ["anonymous", "User", "Hotel", "Admin", "SuperAdmin"] as const satisfies (Role | "anonymous")[];

type Statuses = readonly [number, number, number, number, number];

const everyone = (status: number): Statuses => [status, status, status, status, status];
/** Signed out: the sign-in page. Signed in: `status` for these roles, Access Denied for the others. */
const only = (roles: readonly Role[], status: number): Statuses =>
	WHO.map((who) => (who === "anonymous" ? 303 : roles.includes(who) ? status : 403)) as unknown as Statuses;
const signedIn = (status: number): Statuses => only(["User", "Hotel", "Admin", "SuperAdmin"], status);

type Answers = {
	get: Statuses;
	post: Statuses;
	/** For data requests, if different. */
	getData?: Statuses;
	postData?: Statuses;
};

/** A page without a form: posting to it is refused. */
const NO_FORM = everyone(405);
const GUESTS: Statuses = [200, 303, 303, 303, 303];
const ADMIN_ONLY: readonly Role[] = ["Admin"];
const SHOP_STAFF: readonly Role[] = ["SuperAdmin", "Admin"];
const HOTEL_STAFF: readonly Role[] = ["Hotel", "Admin"];
const SUPER_ADMIN: readonly Role[] = ["SuperAdmin"];
const OFFICE: readonly Role[] = ["Hotel", "Admin", "SuperAdmin"];

/** An unknown product, photo or setting. */
const MISSING: Answers = { get: only(SHOP_STAFF, 404), post: only(SHOP_STAFF, 404) };
/** An unknown hotel or room, or one of somebody else. */
const OTHERS: Answers = { get: only(HOTEL_STAFF, 404), post: only(HOTEL_STAFF, 404) };
/** An unknown vehicle, driver, zone or rate card. */
const NO_VEHICLE: Answers = { get: only(ADMIN_ONLY, 404), post: only(ADMIN_ONLY, 404) };
/** The action of a button, whose own page redirects to the list. */
const MOVE: Answers = {
	get: only(SHOP_STAFF, 303),
	post: only(SHOP_STAFF, 303),
	postData: only(SHOP_STAFF, 422),
};

/**
 * The expected answers of each route to GET and to an empty POST from a page of this site. `:number` is a
 * pending booking's, so that the forms below get as far as validation (422).
 */
const EXPECTED: Record<string, Answers> = {
	"/": { get: everyone(200), post: NO_FORM },
	"/trucking-home": { get: everyone(200), post: everyone(422) },
	"/trucking-home/booked/:confirmationKey": { get: everyone(200), post: NO_FORM },
	"/trucking-dashboard": { get: only(ADMIN_ONLY, 200), post: NO_FORM },
	"/trucking-dashboard/new": { get: only(ADMIN_ONLY, 200), post: only(ADMIN_ONLY, 422) },
	"/trucking-dashboard/filters": { get: only(ADMIN_ONLY, 200), post: NO_FORM },
	"/trucking-dashboard/vehicles": { get: only(ADMIN_ONLY, 200), post: NO_FORM },
	"/trucking-dashboard/vehicles/new": { get: only(ADMIN_ONLY, 200), post: only(ADMIN_ONLY, 422) },
	"/trucking-dashboard/vehicles/:maskedId": NO_VEHICLE,
	"/trucking-dashboard/vehicles/:maskedId/outages/new": NO_VEHICLE,
	"/trucking-dashboard/vehicles/:maskedId/outages/:outageId/removal": NO_VEHICLE,
	"/trucking-dashboard/rates": { get: only(ADMIN_ONLY, 200), post: NO_FORM },
	"/trucking-dashboard/rates/zones/new": { get: only(ADMIN_ONLY, 200), post: only(ADMIN_ONLY, 422) },
	"/trucking-dashboard/rates/zones/:maskedId": NO_VEHICLE,
	"/trucking-dashboard/rates/:vehicleType": NO_VEHICLE,
	"/trucking-dashboard/drivers": { get: only(ADMIN_ONLY, 200), post: NO_FORM },
	"/trucking-dashboard/drivers/new": { get: only(ADMIN_ONLY, 200), post: only(ADMIN_ONLY, 422) },
	"/trucking-dashboard/drivers/:maskedId": NO_VEHICLE,
	"/trucking-dashboard.csv": { get: only(ADMIN_ONLY, 200), post: NO_FORM },
	"/trucking-dashboard/analytics": { get: only(ADMIN_ONLY, 200), post: NO_FORM },
	"/trucking-dashboard/analytics.csv": { get: only(ADMIN_ONLY, 200), post: NO_FORM },
	"/trucking-dashboard/reviews": { get: only(ADMIN_ONLY, 200), post: NO_FORM },
	"/trucking-dashboard/reviews/:reviewId": { get: only(ADMIN_ONLY, 404), post: only(ADMIN_ONLY, 422) },
	"/trucking-dashboard/reviews/:reviewId/removal": {
		get: only(ADMIN_ONLY, 404),
		post: only(ADMIN_ONLY, 303),
	},
	"/trucking-dashboard/day": { get: only(ADMIN_ONLY, 303), post: NO_FORM },
	"/trucking-dashboard/day/:date": { get: only(ADMIN_ONLY, 200), post: only(ADMIN_ONLY, 422) },
	"/trucking-dashboard/:number": { get: only(ADMIN_ONLY, 200), post: only(ADMIN_ONLY, 422) },
	"/trucking-dashboard/:number/note": { get: only(ADMIN_ONLY, 200), post: only(ADMIN_ONLY, 422) },
	"/trucking-dashboard/:number/rescheduling": { get: only(ADMIN_ONLY, 200), post: only(ADMIN_ONLY, 422) },
	"/trucking-dashboard/:number/deletion": { get: only(ADMIN_ONLY, 200), post: only(ADMIN_ONLY, 303) },
	"/trucking-dashboard/:number/history": { get: only(ADMIN_ONLY, 200), post: NO_FORM },
	"/trucking-dashboard/:number/confirmation": { get: only(ADMIN_ONLY, 200), post: only(ADMIN_ONLY, 422) },
	"/trucking-dashboard/:number/:change": { get: only(ADMIN_ONLY, 200), post: only(ADMIN_ONLY, 422) },
	"/trucking-dashboard/:number/photos/:file": { get: only(ADMIN_ONLY, 404), post: NO_FORM },
	"/trucking-dashboard/:number/deposit-waiver": { get: only(ADMIN_ONLY, 200), post: only(ADMIN_ONLY, 422) },
	"/trucking-dashboard/:number/step-undo": { get: only(ADMIN_ONLY, 200), post: only(ADMIN_ONLY, 422) },
	// A link that is not of a job, or no longer.
	"/jobs/:token": { get: everyone(410), post: everyone(410) },
	"/jobs/:token/collection": { get: everyone(410), post: everyone(410) },
	"/track": { get: everyone(200), post: everyone(422) },
	"/track/:number": { get: everyone(303), post: NO_FORM },
	"/track/:number/cancellation": { get: everyone(303), post: everyone(303), postData: everyone(422) },
	"/track/:number/move-date": { get: everyone(303), post: everyone(303), postData: everyone(422) },
	"/track/:number/price": { get: everyone(303), post: everyone(303), postData: everyone(422) },
	// Whoever may not see an order is asked for its contact.
	"/track/:number/order-cancellation": { get: everyone(303), post: everyone(303), postData: everyone(422) },
	"/track/:number/stay-cancellation": { get: everyone(303), post: everyone(303), postData: everyone(422) },
	"/track/:number/check-in": { get: everyone(303), post: everyone(303) },
	"/track/:number/payments/:paymentId": { get: everyone(303), post: NO_FORM },
	"/track/:number/extras": { get: everyone(303), post: everyone(303), postData: everyone(422) },
	"/track/:number/dates": { get: everyone(303), post: everyone(303), postData: everyone(422) },
	"/track/:number/email": { get: everyone(303), post: everyone(303) },
	"/track/:number/stay.ics": { get: everyone(303), post: NO_FORM },
	"/track/:number/stay-receipt": { get: everyone(303), post: NO_FORM },
	"/track/:number/move-review": { get: everyone(303), post: everyone(303), postData: everyone(422) },
	"/track/:number/photos/:file": { get: everyone(404), post: NO_FORM },
	"/track/:number/move.ics": { get: everyone(303), post: NO_FORM },
	"/track/:number/move-receipt": { get: everyone(303), post: NO_FORM },
	"/track/:number/live": { get: everyone(403), post: NO_FORM },
	"/track/:number/return": { get: everyone(303), post: everyone(303) },
	"/track/:number/payment": { get: everyone(303), post: everyone(303) },
	"/track/:number/invoices/:invoice": { get: [303, 303, 303, 404, 404], post: NO_FORM },
	"/track/:number/invoices/:invoice/pdf": { get: [303, 303, 303, 404, 404], post: NO_FORM },
	"/track/:number/receipt": { get: everyone(303), post: NO_FORM },
	"/track/:number/review": { get: everyone(303), post: everyone(303) },
	"/track/:number/review/:productId": { get: everyone(303), post: everyone(303) },
	"/track/:number/messages": { get: everyone(303), post: everyone(303) },
	"/track/:number/messages/photos/:file": { get: everyone(303), post: NO_FORM },
	"/messages": { get: signedIn(200), post: NO_FORM },
	"/messages/:key": { get: signedIn(404), post: signedIn(404) },
	"/messages/:key/live": { get: everyone(403), post: NO_FORM },
	"/messages/:key/photos/:file": { get: signedIn(404), post: NO_FORM },
	"/inbox": { get: only(SHOP_STAFF, 200), post: NO_FORM },
	"/inbox/filters": { get: only(SHOP_STAFF, 200), post: NO_FORM },
	"/inbox/templates": { get: only(SHOP_STAFF, 200), post: NO_FORM },
	"/inbox/templates/new": { get: only(SHOP_STAFF, 200), post: only(SHOP_STAFF, 422) },
	"/inbox/templates/:maskedId": MISSING,
	"/inbox/templates/:maskedId/deletion": MISSING,
	"/inbox/:subject": MISSING,
	"/inbox/:subject/state": MISSING,
	"/inbox/:subject/assignment": MISSING,
	"/inbox/:subject/acceptance": MISSING,
	"/inbox/:subject/refusal": MISSING,
	"/inbox/:subject/invitation": MISSING,
	// Needs an emailed link.
	"/partner-invitation": { get: everyone(303), post: everyone(303), postData: signedIn(410) },
	"/inbox/:subject/photos/:file": { get: only(SHOP_STAFF, 404), post: NO_FORM },
	"/owner/inbox": { get: only(HOTEL_STAFF, 200), post: NO_FORM },
	"/owner/inbox/filters": { get: only(HOTEL_STAFF, 200), post: NO_FORM },
	"/owner/inbox/templates": { get: only(HOTEL_STAFF, 303), post: NO_FORM },
	"/owner/inbox/templates/:hotelId/new": OTHERS,
	"/owner/inbox/templates/:hotelId/:maskedId": OTHERS,
	"/owner/inbox/templates/:hotelId/:maskedId/deletion": OTHERS,
	"/owner/inbox/:subject": OTHERS,
	"/owner/inbox/:subject/state": OTHERS,
	"/owner/inbox/:subject/assignment": OTHERS,
	"/owner/inbox/:subject/photos/:file": { get: only(HOTEL_STAFF, 404), post: NO_FORM },
	"/owner/inbox/templates/:hotelId": { get: only(HOTEL_STAFF, 404), post: NO_FORM },
	"/order-confirmation": { get: everyone(303), post: NO_FORM },
	"/order-confirmation/:number": { get: everyone(303), post: NO_FORM },
	"/checkout-room": { get: everyone(200), post: everyone(422) },
	"/checkout-room/more": { get: everyone(303), post: NO_FORM },
	"/booking-confirmation": { get: everyone(303), post: NO_FORM },
	"/booking-confirmation/:number": { get: everyone(303), post: NO_FORM },
	// Needs an emailed link.
	"/booking-confirmation/:number/email": { get: everyone(303), post: everyone(303) },
	// Signed-in people are redirected, also from the page of a refused form.
	"/cart": { get: everyone(303), post: NO_FORM },
	"/cart/count": { get: everyone(200), post: NO_FORM },
	"/cart/lines": { get: everyone(200), post: everyone(422) },
	"/wishlist": { get: everyone(200), post: NO_FORM },
	"/wishlist/items": { get: everyone(303), post: everyone(422) },
	"/wishlist/items/:itemId/removal": { get: everyone(303), post: everyone(303) },
	"/wishlist/items/:itemId/cart": { get: everyone(303), post: everyone(303) },
	"/wishlist/hotels/:hotelId": { get: everyone(303), post: everyone(422) },
	"/wishlist/hotels/:hotelId/removal": { get: everyone(303), post: everyone(303) },
	"/profile/addresses": { get: signedIn(200), post: NO_FORM },
	"/profile/addresses/new": { get: signedIn(200), post: signedIn(422) },
	"/profile/addresses/:addressId": { get: signedIn(404), post: signedIn(422) },
	"/profile/addresses/:addressId/removal": { get: signedIn(404), post: signedIn(303) },
	"/login": { get: GUESTS, post: [422, 303, 303, 303, 303], postData: everyone(422) },
	"/login/openid": { get: everyone(404), post: NO_FORM },
	"/login/openid/callback": { get: everyone(404), post: NO_FORM },
	"/login/passkey": { get: everyone(200), post: NO_FORM },
	"/login/code": { get: everyone(303), post: everyone(303) },
	"/signup": { get: GUESTS, post: [422, 303, 303, 303, 303], postData: everyone(422) },
	"/logout": { get: everyone(303), post: everyone(303) },
	"/forget-browser": { get: everyone(303), post: everyone(303) },
	"/collection": { get: everyone(200), post: NO_FORM },
	"/products": { get: everyone(200), post: NO_FORM },
	"/product/:maskedId": { get: everyone(404), post: NO_FORM },
	"/product/:maskedId/card.jpg": { get: everyone(404), post: NO_FORM },
	"/product/:maskedId/photos/:number": { get: everyone(404), post: NO_FORM },
	"/product/:maskedId/reviews/:reviewId/photos/:number": { get: everyone(404), post: NO_FORM },
	"/search": { get: everyone(200), post: NO_FORM },
	"/search/suggestions": { get: everyone(200), post: NO_FORM },
	"/setup": { get: everyone(404), post: everyone(404) },
	"/feed.xml": { get: everyone(200), post: NO_FORM },
	"/feed/google.xml": { get: everyone(200), post: NO_FORM },
	"/sitemap.xml": { get: everyone(200), post: NO_FORM },
	"/sitemap/:page": { get: everyone(404), post: NO_FORM },
	"/robots.txt": { get: everyone(200), post: NO_FORM },
	"/site.webmanifest": { get: everyone(200), post: NO_FORM },
	"/gomeeha": { get: everyone(200), post: NO_FORM },
	"/hotels/results": { get: everyone(200), post: NO_FORM },
	"/rooms/:hotelId": { get: everyone(404), post: NO_FORM },
	// Outside of the world.
	"/hotels/map/:zoom/:x/:y/:file": { get: everyone(404), post: NO_FORM },
	"/rooms/:hotelId/card.jpg": { get: everyone(404), post: NO_FORM },
	"/rooms/:hotelId/prices": { get: everyone(404), post: NO_FORM },
	"/rooms/:hotelId/reviews": { get: everyone(404), post: NO_FORM },
	"/rooms/:hotelId/photos/:number": { get: everyone(404), post: NO_FORM },
	"/rooms/:hotelId/reviews/:reviewId/photos/:number": { get: everyone(404), post: NO_FORM },
	// A route without a loader says so to a data request.
	"/returns": { get: everyone(200), getData: everyone(400), post: NO_FORM },
	"/about": { get: everyone(200), getData: everyone(400), post: NO_FORM },
	// With an empty cart there is nothing to send.
	"/checkout": { get: everyone(200), post: everyone(409) },
	"/help": { get: everyone(200), post: NO_FORM },
	"/delivery": { get: everyone(200), post: NO_FORM },
	"/contact": { get: everyone(200), post: everyone(422) },
	"/partner": { get: everyone(200), post: everyone(422) },
	// Without a known link.
	"/back-in-stock/requests/:token": { get: everyone(410), post: everyone(410) },
	"/back-in-stock/confirmation/:token": { get: everyone(410), post: everyone(410) },
	"/back-in-stock/requests": { get: signedIn(200), post: signedIn(200) },
	"/back-in-stock/:maskedId": { get: everyone(404), post: everyone(404) },
	"/unsubscribe/:token": { get: everyone(404), post: everyone(404) },
	"/cookies": { get: everyone(303), post: everyone(303) },
	"/coming-soon": { get: everyone(200), getData: everyone(400), post: NO_FORM },
	// Without a payment provider in the settings there is none.
	"/webhooks/:provider": { get: everyone(404), post: everyone(404) },
	"/privacy": { get: everyone(200), post: NO_FORM },
	"/privacy/data": { get: everyone(200), post: everyone(422) },
	// These need an emailed link.
	"/privacy/data/link": { get: everyone(303), post: NO_FORM },
	"/privacy/data/summary": { get: everyone(303), post: NO_FORM },
	"/privacy/data/copy": { get: everyone(303), post: everyone(303) },
	"/privacy/data/erasure": { get: everyone(303), post: everyone(303) },
	"/terms": { get: everyone(200), post: NO_FORM },
	// Without the setting there is none.
	"/.well-known/security.txt": { get: everyone(404), post: NO_FORM },
	"/.well-known/change-password": { get: everyone(303), post: NO_FORM },
	"/forgot-password": { get: everyone(200), post: everyone(422) },
	// Both pages need an emailed link.
	"/reset-password": { get: everyone(303), post: everyone(303), postData: everyone(422) },
	"/verify-email": { get: everyone(303), post: everyone(303), postData: signedIn(410) },
	"/profile": { get: signedIn(200), post: NO_FORM },
	"/profile/language": { get: signedIn(200), post: signedIn(422) },
	"/profile/name": { get: signedIn(200), post: signedIn(422) },
	"/profile/email": { get: signedIn(200), post: signedIn(422) },
	"/profile/email/verification": { get: signedIn(303), post: signedIn(303) },
	"/profile/password": { get: signedIn(200), post: signedIn(422) },
	"/profile/avatar": { get: signedIn(200), post: signedIn(422) },
	"/profile/avatar/removal": { get: signedIn(303), post: signedIn(303) },
	"/profile/openid/removal": { get: signedIn(303), post: signedIn(303) },
	"/profile/second-factor": { get: signedIn(200), post: signedIn(303) },
	"/profile/second-factor/set-up": { get: signedIn(200), post: signedIn(303) },
	"/profile/second-factor/recovery-codes": { get: signedIn(303), post: signedIn(303) },
	"/profile/second-factor/removal": { get: signedIn(303), post: signedIn(303) },
	"/profile/passkeys": { get: signedIn(200), post: NO_FORM },
	"/profile/passkeys/new": { get: signedIn(200), post: signedIn(422) },
	"/profile/passkeys/:passkeyId": { get: signedIn(404), post: signedIn(422) },
	"/profile/passkeys/:passkeyId/removal": { get: signedIn(404), post: signedIn(303) },
	"/profile/devices": { get: signedIn(200), post: NO_FORM },
	"/profile/devices/others": { get: signedIn(303), post: signedIn(303) },
	"/profile/devices/:sessionId": { get: signedIn(303), post: signedIn(303) },
	"/profile/confirmation": { get: signedIn(200), post: signedIn(303) },
	"/profile/export": { get: signedIn(200), post: NO_FORM },
	"/profile/deletion": { get: signedIn(200), post: signedIn(422) },
	"/my-bookings": { get: signedIn(200), post: NO_FORM },
	"/bookings": { get: signedIn(200), post: NO_FORM },
	"/bookings/filters": { get: signedIn(200), post: NO_FORM },
	"/bookings/:number": { get: signedIn(404), post: NO_FORM },
	"/dashboard": { get: only(SHOP_STAFF, 200), post: NO_FORM },
	"/dashboard/days.csv": { get: only(SHOP_STAFF, 200), post: NO_FORM },
	"/dashboard/payments": { get: only(SHOP_STAFF, 200), post: NO_FORM },
	"/dashboard/payments/filters": { get: only(SHOP_STAFF, 200), post: NO_FORM },
	"/dashboard/payments/differences/:differenceId": MISSING,
	"/dashboard/payments/reconciliation": { get: only(SHOP_STAFF, 303), post: only(SHOP_STAFF, 303) },
	"/dashboard/payments/differences.csv": { get: only(SHOP_STAFF, 200), post: NO_FORM },
	"/dashboard/payments.csv": { get: only(SHOP_STAFF, 200), post: NO_FORM },
	"/dashboard/payments/:paymentId": MISSING,
	"/dashboard/payments/:paymentId/refund": MISSING,
	"/dashboard/payments/:paymentId/disputes/:disputeId": MISSING,
	"/dashboard/invoices": { get: only(SHOP_STAFF, 200), post: NO_FORM },
	"/dashboard/invoices.csv": { get: only(SHOP_STAFF, 200), post: NO_FORM },
	"/dashboard/statements": { get: only(SHOP_STAFF, 200), post: NO_FORM },
	"/dashboard/statements.csv": { get: only(SHOP_STAFF, 200), post: NO_FORM },
	"/dashboard/statements/:statementId": MISSING,
	"/dashboard/statements/:statementId/csv": { get: only(SHOP_STAFF, 404), post: NO_FORM },
	"/dashboard/statements/:statementId/pdf": { get: only(SHOP_STAFF, 404), post: NO_FORM },
	"/orders": { get: only(SHOP_STAFF, 200), post: only(SHOP_STAFF, 303) },
	"/orders/new": { get: only(SHOP_STAFF, 200), post: only(SHOP_STAFF, 303) },
	"/orders/filters": { get: only(SHOP_STAFF, 200), post: NO_FORM },
	"/orders.csv": { get: only(SHOP_STAFF, 200), post: NO_FORM },
	// The number is a moving booking's, so there is no such order.
	"/orders/confirmation": { get: only(SHOP_STAFF, 303), post: only(SHOP_STAFF, 303) },
	"/orders/shipment": { get: only(SHOP_STAFF, 303), post: only(SHOP_STAFF, 303) },
	"/orders/:number": { get: only(SHOP_STAFF, 404), post: NO_FORM },
	"/orders/:number/note": { get: only(SHOP_STAFF, 404), post: only(SHOP_STAFF, 422) },
	"/orders/:number/parcel": { get: only(SHOP_STAFF, 404), post: only(SHOP_STAFF, 422) },
	"/orders/:number/refunds/new": MISSING,
	"/orders/:number/refunds/:refundId/retry": { get: only(SHOP_STAFF, 303), post: only(SHOP_STAFF, 404) },
	"/orders/:number/:change": MISSING,
	"/orders/:number/returns/:returnId/:answer": MISSING,
	"/orders/:number/edit": MISSING,
	"/orders/:number/parcels": MISSING,
	"/orders/:number/receipt": { get: only(SHOP_STAFF, 404), post: NO_FORM },
	"/orders/:number/packing-slip": { get: only(SHOP_STAFF, 404), post: NO_FORM },
	"/dashboard/products": { get: only(SHOP_STAFF, 200), post: NO_FORM },
	"/dashboard/products/status": { get: only(SHOP_STAFF, 200), post: only(SHOP_STAFF, 422) },
	"/dashboard/products/new": { get: only(SHOP_STAFF, 200), post: only(SHOP_STAFF, 422) },
	"/dashboard/products/:maskedId": MISSING,
	"/dashboard/products/:maskedId/duplication": { ...MISSING, post: only(SHOP_STAFF, 422) },
	"/dashboard/products/:maskedId/deletion": MISSING,
	"/dashboard/products/:maskedId/translations": MISSING,
	"/dashboard/products/:maskedId/variants": MISSING,
	"/dashboard/products/:maskedId/photos": { ...MISSING, post: only(SHOP_STAFF, 422) },
	"/dashboard/products/:maskedId/photos/variants": MISSING,
	"/dashboard/products/:maskedId/photos/:photoId": MISSING,
	"/dashboard/products/:maskedId/photos/:photoId/position": MOVE,
	"/dashboard/products/:maskedId/photos/:photoId/removal": {
		get: only(SHOP_STAFF, 303),
		post: only(SHOP_STAFF, 404),
	},
	"/dashboard/products/:maskedId/stock": { get: only(SHOP_STAFF, 404), post: NO_FORM },
	"/dashboard/products/:maskedId/stock/:variantId": MISSING,
	"/dashboard/categories": { get: only(SHOP_STAFF, 200), post: NO_FORM },
	"/dashboard/categories/new": { get: only(SHOP_STAFF, 200), post: only(SHOP_STAFF, 422) },
	"/dashboard/categories/:maskedId": MISSING,
	"/dashboard/categories/:maskedId/translations": MISSING,
	"/dashboard/categories/:maskedId/position": MOVE,
	"/dashboard/categories/:maskedId/deletion": MISSING,
	"/dashboard/discounts": { get: only(SHOP_STAFF, 200), post: NO_FORM },
	"/dashboard/discounts/new": { get: only(SHOP_STAFF, 200), post: only(SHOP_STAFF, 422) },
	"/dashboard/discounts/:maskedId": MISSING,
	"/dashboard/delivery": { get: only(SHOP_STAFF, 200), post: NO_FORM },
	"/dashboard/delivery/new": { get: only(SHOP_STAFF, 200), post: only(SHOP_STAFF, 422) },
	"/dashboard/delivery/:maskedId": MISSING,
	"/dashboard/delivery/:maskedId/translations": MISSING,
	// An empty form issues no invoices, which is how it is.
	"/dashboard/market": { get: only(SUPER_ADMIN, 200), post: only(SUPER_ADMIN, 422) },
	"/dashboard/seller": { get: only(SHOP_STAFF, 200), post: only(SHOP_STAFF, 303) },
	"/dashboard/taxes": { get: only(SHOP_STAFF, 200), post: NO_FORM },
	"/dashboard/taxes/new": { get: only(SHOP_STAFF, 200), post: only(SHOP_STAFF, 422) },
	"/dashboard/taxes/:maskedId": MISSING,
	"/dashboard/taxes/classes/new": { get: only(SHOP_STAFF, 200), post: only(SHOP_STAFF, 422) },
	"/dashboard/taxes/classes/:maskedId": MISSING,
	"/dashboard/products.csv": { get: only(SHOP_STAFF, 200), post: NO_FORM },
	"/dashboard/imports": { get: only(SHOP_STAFF, 200), post: only(SHOP_STAFF, 422) },
	"/dashboard/imports/:importId": { get: only(SHOP_STAFF, 404), post: NO_FORM },
	"/dashboard/imports/:importId/application": { get: only(SHOP_STAFF, 303), post: only(SHOP_STAFF, 303) },
	"/dashboard/imports/:importId/cancellation": { get: only(SHOP_STAFF, 303), post: only(SHOP_STAFF, 303) },
	"/dashboard/imports/:importId/pictures": { get: only(SHOP_STAFF, 404), post: only(SHOP_STAFF, 422) },
	"/dashboard/imports/:importId/retry": { get: only(SHOP_STAFF, 303), post: only(SHOP_STAFF, 303) },
	"/owner/dashboard": { get: only(HOTEL_STAFF, 200), post: NO_FORM },
	"/owner/manage-bookings": { get: only(HOTEL_STAFF, 200), post: NO_FORM },
	"/owner/manage-bookings/filters": { get: only(HOTEL_STAFF, 200), post: NO_FORM },
	"/owner/manage-bookings.csv": { get: only(HOTEL_STAFF, 200), post: NO_FORM },
	"/owner/manage-bookings/:number": { get: only(HOTEL_STAFF, 404), post: NO_FORM },
	"/owner/manage-bookings/:number/extras": { get: only(HOTEL_STAFF, 404), post: only(HOTEL_STAFF, 404) },
	"/owner/manage-bookings/:number/extras/:extraId/removal": {
		get: only(HOTEL_STAFF, 404),
		post: only(HOTEL_STAFF, 404),
	},
	"/owner/manage-bookings/:number/guests": { get: only(HOTEL_STAFF, 404), post: only(HOTEL_STAFF, 404) },
	"/owner/manage-bookings/:number/note": { get: only(HOTEL_STAFF, 404), post: only(HOTEL_STAFF, 404) },
	"/owner/manage-bookings/:number/dates": { get: only(HOTEL_STAFF, 404), post: only(HOTEL_STAFF, 404) },
	"/owner/manage-bookings/:number/undo": { get: only(HOTEL_STAFF, 404), post: only(HOTEL_STAFF, 404) },
	"/owner/manage-bookings/:number/payment": {
		get: only(HOTEL_STAFF, 404),
		post: only(HOTEL_STAFF, 404),
	},
	"/owner/manage-bookings/:number/keep": { get: only(HOTEL_STAFF, 404), post: only(HOTEL_STAFF, 404) },
	"/owner/manage-bookings/:number/assignment": {
		get: only(HOTEL_STAFF, 404),
		post: only(HOTEL_STAFF, 404),
	},
	"/owner/manage-bookings/:number/swap": { get: only(HOTEL_STAFF, 404), post: only(HOTEL_STAFF, 404) },
	"/owner/manage-bookings/:number/:change": { get: only(HOTEL_STAFF, 404), post: only(HOTEL_STAFF, 404) },
	"/owner/timeline": { get: only(HOTEL_STAFF, 200), post: NO_FORM },
	"/owner/timeline/assignments": { get: only(HOTEL_STAFF, 200), post: only(HOTEL_STAFF, 303) },
	"/owner/housekeeping": { get: only(HOTEL_STAFF, 200), post: only(HOTEL_STAFF, 422) },
	"/owner/cash": { get: only(HOTEL_STAFF, 200), post: NO_FORM },
	"/owner/cash.csv": { get: only(HOTEL_STAFF, 200), post: NO_FORM },
	"/owner/figures": { get: only(HOTEL_STAFF, 200), post: NO_FORM },
	"/owner/figures.csv": { get: only(HOTEL_STAFF, 200), post: NO_FORM },
	"/owner/units/:unitId": { get: only(HOTEL_STAFF, 404), post: only(HOTEL_STAFF, 404) },
	"/owner/walk-in": { get: only(HOTEL_STAFF, 200), post: only(HOTEL_STAFF, 422) },
	"/owner/blocks": { get: only(HOTEL_STAFF, 200), post: only(HOTEL_STAFF, 422) },
	"/owner/blocks/:blockId/removal": {
		get: only(HOTEL_STAFF, 404),
		post: only(HOTEL_STAFF, 303),
	},
	"/list-new-hotel": { get: only(HOTEL_STAFF, 200), post: only(HOTEL_STAFF, 422) },
	"/list-new-hotel/:hotelId": OTHERS,
	"/list-new-hotel/:hotelId/photos": OTHERS,
	"/list-new-hotel/:hotelId/photos/:photoId": OTHERS,
	"/list-new-hotel/:hotelId/photos/:photoId/position": OTHERS,
	"/list-new-hotel/:hotelId/photos/:photoId/removal": OTHERS,
	"/list-new-hotel/:hotelId/translations": OTHERS,
	"/list-new-hotel/:hotelId/archive": OTHERS,
	"/list-new-hotel/:hotelId/deletion": OTHERS,
	"/list-new-hotel/:hotelId/approval-request": { get: only(HOTEL_STAFF, 303), post: only(HOTEL_STAFF, 404) },
	"/list-new-hotel/:hotelId/place": OTHERS,
	"/list-new-hotel/:hotelId/rates": { get: only(HOTEL_STAFF, 404), post: NO_FORM },
	"/list-new-hotel/:hotelId/rates/new": OTHERS,
	"/list-new-hotel/:hotelId/rates/:planId": OTHERS,
	"/list-new-hotel/:hotelId/rates/:planId/translations": OTHERS,
	"/list-new-hotel/:hotelId/offers": { get: only(HOTEL_STAFF, 404), post: NO_FORM },
	"/list-new-hotel/:hotelId/offers/new": OTHERS,
	"/list-new-hotel/:hotelId/offers/:offerId": OTHERS,
	"/list-new-hotel/:hotelId/offers/:offerId/deletion": OTHERS,
	"/list-new-hotel/:hotelId/offers/:offerId/translations": OTHERS,
	"/list-new-hotel/:hotelId/extras": { get: only(HOTEL_STAFF, 404), post: NO_FORM },
	"/list-new-hotel/:hotelId/extras/new": OTHERS,
	"/list-new-hotel/:hotelId/extras/:extraId": OTHERS,
	"/list-new-hotel/:hotelId/extras/:extraId/translations": OTHERS,
	"/list-new-hotel/:hotelId/seller": OTHERS,
	"/list-new-hotel/:hotelId/children": OTHERS,
	"/list-new-hotel/:hotelId/stay-tax": OTHERS,
	"/list-new-hotel/:hotelId/online-check-in": OTHERS,
	"/list-new-hotel/:hotelId/team": OTHERS,
	"/list-new-hotel/:hotelId/team/:memberId": OTHERS,
	"/list-new-hotel/:hotelId/team/:memberId/removal": OTHERS,
	"/list-new-hotel/:hotelId/team/invitations/:invitationId/withdrawal": OTHERS,
	// Needs an emailed link.
	"/team-invitation": { get: everyone(303), post: everyone(303), postData: signedIn(410) },
	"/list-new-hotel/:hotelId/rooms": { get: only(HOTEL_STAFF, 404), post: NO_FORM },
	"/list-new-hotel/:hotelId/rooms/:roomId/position": OTHERS,
	"/add-room": { get: only(HOTEL_STAFF, 200), post: only(HOTEL_STAFF, 422) },
	"/add-room/:hotelId": OTHERS,
	"/edit-room/:roomId": OTHERS,
	"/edit-room/:roomId/photos": OTHERS,
	"/edit-room/:roomId/photos/:photoId": OTHERS,
	"/edit-room/:roomId/photos/:photoId/position": OTHERS,
	"/edit-room/:roomId/photos/:photoId/removal": OTHERS,
	"/edit-room/:roomId/translations": OTHERS,
	"/edit-room/:roomId/archive": OTHERS,
	"/edit-room/:roomId/deletion": OTHERS,
	"/edit-room/:roomId/units": OTHERS,
	"/edit-room/:roomId/units/:unitId": OTHERS,
	"/edit-room/:roomId/units/:unitId/removal": OTHERS,
	"/edit-room/:roomId/calendar": OTHERS,
	"/edit-room/:roomId/calendars": OTHERS,
	"/edit-room/:roomId/calendars/address": OTHERS,
	"/edit-room/:roomId/calendars/:feedId/reading": {
		get: only(HOTEL_STAFF, 303),
		post: only(HOTEL_STAFF, 404),
	},
	"/edit-room/:roomId/calendars/:feedId/events/:kind": {
		get: only(HOTEL_STAFF, 404),
		post: only(HOTEL_STAFF, 422),
	},
	"/edit-room/:roomId/calendars/:feedId/removal": OTHERS,
	"/calendars/:file": { get: everyone(404), post: NO_FORM },
	"/owner/invoices": { get: only(HOTEL_STAFF, 200), post: NO_FORM },
	"/owner/invoices.csv": { get: only(HOTEL_STAFF, 200), post: NO_FORM },
	"/owner/statements": { get: only(HOTEL_STAFF, 200), post: NO_FORM },
	"/owner/statements.csv": { get: only(HOTEL_STAFF, 200), post: NO_FORM },
	"/owner/statements/:statementId": { get: only(HOTEL_STAFF, 404), post: NO_FORM },
	"/owner/statements/:statementId/csv": { get: only(HOTEL_STAFF, 404), post: NO_FORM },
	"/owner/statements/:statementId/pdf": { get: only(HOTEL_STAFF, 404), post: NO_FORM },
	"/owner/reviews": { get: only(HOTEL_STAFF, 200), post: NO_FORM },
	"/owner/reviews/:reviewId": { get: only(HOTEL_STAFF, 404), post: only(HOTEL_STAFF, 422) },
	"/owner/reviews/:reviewId/removal": { get: only(ADMIN_ONLY, 404), post: only(ADMIN_ONLY, 303) },
	"/dashboard/reviews": { get: only(SHOP_STAFF, 200), post: NO_FORM },
	"/dashboard/reviews/:reviewId": { get: only(SHOP_STAFF, 404), post: only(SHOP_STAFF, 422) },
	"/dashboard/reviews/:reviewId/removal": { get: only(SHOP_STAFF, 404), post: only(SHOP_STAFF, 303) },
	"/hotels": { get: only(SUPER_ADMIN, 200), post: NO_FORM },
	"/hotels/:hotelId": { get: only(SUPER_ADMIN, 404), post: only(SUPER_ADMIN, 404) },
	"/hotels/:hotelId/check": {
		get: only(SUPER_ADMIN, 303),
		post: only(SUPER_ADMIN, 422),
	},
	"/hotels/:hotelId/owner": { get: only(SUPER_ADMIN, 404), post: only(SUPER_ADMIN, 422) },
	"/hotels/:hotelId/:change": { get: only(SUPER_ADMIN, 404), post: only(SUPER_ADMIN, 404) },
	"/customers": { get: only(SHOP_STAFF, 200), post: NO_FORM },
	"/customers/of/:number": { get: only(SHOP_STAFF, 404), post: NO_FORM },
	"/customers/:customerId": { get: only(SHOP_STAFF, 404), post: NO_FORM },
	"/customers/:customerId/note": MISSING,
	"/customers/:customerId/notes/:noteId/removal": MISSING,
	// The page below the dialog finds no customer.
	"/customers/:customerId/erasure": {
		get: [303, 403, 403, 404, 404],
		post: only(SUPER_ADMIN, 404),
		getData: only(SUPER_ADMIN, 404),
	},
	"/customers/:customerId/export": { get: only(SUPER_ADMIN, 404), post: NO_FORM },
	"/find": { get: only(OFFICE, 200), post: NO_FORM },
	"/find/suggestions": { get: only(OFFICE, 200), post: NO_FORM },
	"/shortcuts": { get: only(OFFICE, 200), post: NO_FORM },
	// Without a list in the URL.
	"/views/new": { get: only(OFFICE, 404), post: only(OFFICE, 404) },
	"/views/:viewId/removal": { get: only(OFFICE, 404), post: only(OFFICE, 404) },
	"/users": { get: only(SUPER_ADMIN, 200), post: NO_FORM },
	"/users/:userId": { get: only(SUPER_ADMIN, 200), post: NO_FORM },
	"/users/:userId/role": { get: only(SUPER_ADMIN, 200), post: only(SUPER_ADMIN, 422) },
	"/users/:userId/:stateChange": { get: only(SUPER_ADMIN, 200), post: only(SUPER_ADMIN, 303) },
	"/overview": { get: only(SUPER_ADMIN, 200), post: NO_FORM },
	"/trail": { get: only(SHOP_STAFF, 200), post: NO_FORM },
	"/trail/filters": { get: only(SHOP_STAFF, 200), post: NO_FORM },
	"/trail.csv": { get: only(SHOP_STAFF, 200), post: NO_FORM },
	"/mail": { get: only(SHOP_STAFF, 200), post: NO_FORM },
	"/mail/:id": { get: only(SHOP_STAFF, 404), post: NO_FORM },
	"/pictures/:hash/:file": { get: everyone(404), post: NO_FORM },
	// Only a script asks, which has no use for a sign-in page.
	"/healthz": { get: everyone(200), post: NO_FORM },
	"/readyz": { get: everyone(200), post: NO_FORM },
	// The tests run on this machine, which may read them.
	"/metrics": { get: everyone(200), post: NO_FORM },
	"/live": { get: [401, 403, 403, 200, 403], post: NO_FORM },
	"/badges": { get: [401, 200, 200, 200, 200], post: NO_FORM },
	"/*": { get: everyone(404), post: everyone(404) },
};

/** The route's path with parameters, and its data request. */
function addressOf({ path }: Route, filling: Filling): string {
	const address = path
		.replace(":number", filling.number)
		.replace(":confirmationKey", filling.confirmationKey)
		.replace(/:(line|item|address|block)Id/, maskId(999_999_999))
		.replace(":date", "2026-12-04")
		.replace(":change", path.startsWith("/trucking-dashboard") ? "cancellation" : "confirmation")
		.replace(":stateChange", "suspension")
		.replace(":userId", String(filling.userId))
		.replace(":sessionId", "999999999")
		.replace(":id", "999999999")
		.replace(":hash", "0".repeat(64))
		.replace(":file", "96.webp")
		.replace(":importId", maskId(999_999_999))
		.replace("*", "no-such-page");
	return path === "/live" ? `${address}?topic=moving_bookings` : address;
}

type Filling = { number: string; confirmationKey: string; userId: number };

/**
 * A booking and a person for this request only, if the path has one: an earlier request may have changed it.
 */
async function fillingFor(db: Database, { path }: Route): Promise<Filling> {
	const userId = path.includes(":userId") ? await addUser(db) : 0;
	if (!/:(number|confirmationKey)/.test(path)) return { number: "", confirmationKey: "", userId };
	const number = await addMove(db);
	const { confirmation_key } = await db
		.selectFrom("moving_bookings")
		.select("confirmation_key")
		.where("number", "=", number)
		.executeTakeFirstOrThrow();
	return { number, confirmationKey: confirmation_key, userId };
}

/** Somebody who need not sign in. */
async function addUser(db: Database): Promise<number> {
	const email = `${randomUUID()}@example.com`;
	const created_at = new Date().toISOString();
	const account = { email, name: "Uma Uher", role: "User", password_hash: "none", created_at } as const;
	const { id } = await db.insertInto("accounts").values(account).returning("id").executeTakeFirstOrThrow();
	return id;
}

const addData = (address: string, id: string) =>
	`${address}${address.includes("?") ? "&" : "?"}_data=${encodeURIComponent(id)}`;

async function statusOf(
	url: string,
	cookie: string,
	{ method, path }: { method: "GET" | "POST"; path: string },
): Promise<number> {
	// Nobody reads these pages, so they are not compressed.
	const headers = { Cookie: cookie, "Sec-Fetch-Site": "same-origin", "Accept-Encoding": "identity" };
	const answer = await send(url, { method, path, headers });
	// People who open a download or press a button read why it is refused.
	const isJson = String(answer.headers["content-type"]).startsWith("application/json");
	if (answer.status >= 400 && isJson && !path.includes("_data=")) return -answer.status;
	// A data request is redirected by a header, which the framework's script follows.
	return answer.status === 204 && answer.headers["x-remix-redirect"]
		? Number(answer.headers["x-remix-status"])
		: answer.status;
}

/** The cookie of the demo account with this role. */
async function cookieOf(db: Database, who: (typeof WHO)[number]): Promise<string> {
	if (who === "anonymous") return "";
	const account = db.selectFrom("accounts").select("id").where("email", "=", emailOf(who));
	return newSessionCookie(db, (await account.executeTakeFirstOrThrow()).id);
}

test("every route of the map is in the table, and nothing else is", () => {
	expect(routes.map((route) => route.path).toSorted()).toEqual(Object.keys(EXPECTED).toSorted());
});

test("no route answers PUT, PATCH, DELETE and the like, and refusals say what is allowed", async ({
	db,
	workerSite,
}) => {
	const { url } = workerSite.server;
	const headers = { Cookie: await cookieOf(db, "Admin"), "Sec-Fetch-Site": "same-origin" };
	const filling = { number: await addMove(db), confirmationKey: "none", userId: await addUser(db) };
	const wrong: string[] = [];
	for (const route of routes)
		for (const method of ["PUT", "PATCH", "DELETE"])
			for (const path of [addressOf(route, filling), addData(addressOf(route, filling), route.id)]) {
				const { status, headers: answered } = await send(url, { method, path, headers });
				if (status !== 405 || answered.allow !== "GET, HEAD, POST")
					wrong.push(`${method} ${path}: ${status}`);
			}
	expect(wrong).toEqual([]);
	const read = await send(url, { method: "POST", path: "/privacy", headers });
	expect([read.status, read.headers.allow]).toEqual([405, "GET, HEAD"]);
});

for (const [column, who] of WHO.entries()) {
	test(`each route, by page and by data request, answers as it should to ${who}`, async ({
		db,
		workerSite,
	}) => {
		let cookie = await cookieOf(db, who);
		const answered: Record<string, unknown> = {};
		const expected: Record<string, unknown> = {};
		const ask = async (route: Route, method: "GET" | "POST", withData: boolean) => {
			const page = addressOf(route, await fillingFor(db, route));
			const path = withData ? addData(page, route.id) : page;
			const name = `${method} ${route.path}${withData ? " data" : ""}`;
			answered[name] = await statusOf(workerSite.server.url, cookie, { method, path });
			const { get, post, getData = get, postData = post } = EXPECTED[route.path] ?? {};
			expected[name] = (method === "GET" ? (withData ? getData : get) : withData ? postData : post)?.[column];
			// So that later requests have the same person.
			if (route.path === "/logout" && method === "POST") cookie = await cookieOf(db, who);
		};
		for (const route of routes)
			for (const method of ["GET", "POST"] as const)
				for (const withData of [false, true]) await ask(route, method, withData);
		expect(answered).toEqual(expected);
	});
}
