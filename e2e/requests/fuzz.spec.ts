import { expect, test } from "playwright/test";
import { openWorld } from "#e2e/fuzz/open-world.ts";
import { QUICK, runFuzz } from "#e2e/fuzz/run-fuzz.ts";
import { prepared } from "#e2e/helpers/global-setup.ts";

const SEED = 6;

/** Routes that a run leaves out, and why. All others are visited and accept a valid form. */
const EXCUSED: Record<string, string> = {
	"/product/:maskedId/card.jpg": "a picture for other sites, see e2e/requests/cards.spec.ts",
	"/product/:maskedId/reviews/:reviewId/photos/:number":
		"linked from a review’s photos, see e2e/journeys/shop/product-page.spec.ts",
	"/trucking-dashboard/day": "only leads on, to the board of a date",
	"/track/:number/live": "a stream, which the live journeys listen to",
	"/messages/:key/live": "a stream, too",
	"/owner/inbox/templates": "only leads on, to those of the first hotel",
	"/order-confirmation": "only leads on, to the newest order’s own page",
	"/booking-confirmation": "only leads on, to the newest stay’s own page",
	"/cart": "only leads on, to the checkout",
	"/login/openid": "answers with an OpenID provider, see e2e/journeys/account/openid.spec.ts",
	"/login/openid/callback": "see the same journey",
	"/customers/of/:number": "only leads on, to the customer’s own page",
	"/privacy/data/link": "only leads on, to the data that its cookie opens",
	"/rooms/:hotelId/card.jpg": "a picture, too",
	"/rooms/:hotelId/reviews/:reviewId/photos/:number": "linked from a review’s photos, too",
	"/.well-known/change-password": "only leads on, to the form for another password",
};

/** Actions that no page has a form for, and why. */
const FORMLESS: Record<string, string> = {
	"/setup": "gone once there are accounts, see e2e/journeys/site/first-start.spec.ts",
	"/partner-invitation": "needs the emailed link, see e2e/journeys/site/plain/partner.spec.ts",
	"/login/code": "shown after the right password, see e2e/journeys/account/plain/two-step.spec.ts",
	"/profile/openid/removal": "shown with an OpenID provider, see e2e/journeys/account/openid.spec.ts",
	"/profile/second-factor/set-up": "shown after the overview's button, see the same journey",
	"/profile/confirmation": "asked for ten minutes after signing in, see e2e/requests/proven-changes.spec.ts",
	"/profile/passkeys/new": "a script makes the form, see e2e/requests/passkeys.spec.ts",
	"/dashboard/payments/reconciliation": "offered with a payment provider, see e2e/requests/payments.spec.ts",
	"/team-invitation": "needs the emailed link, see e2e/journeys/travel/plain/team.spec.ts",
	...Object.fromEntries(
		[
			"/dashboard/products/:maskedId",
			"/dashboard/categories/:maskedId",
			"/dashboard/delivery/:maskedId",
			"/list-new-hotel/:hotelId",
			"/list-new-hotel/:hotelId/rates/:planId",
			"/list-new-hotel/:hotelId/extras/:extraId",
			"/list-new-hotel/:hotelId/offers/:offerId",
			"/edit-room/:roomId",
		].map((path) => [
			`${path}/translations`,
			"has a form in a market with several languages, see e2e/journeys/site/translations.spec.ts",
		]),
	),
	"/back-in-stock/:maskedId": "offered for what is out of stock, see e2e/journeys/shop/restock.spec.ts",
	"/back-in-stock/confirmation/:token": "needs the emailed link, see e2e/journeys/shop/restock.spec.ts",
	"/back-in-stock/requests/:token": "needs the emailed link, see the same journey",
	"/jobs/:token/collection": "asked after the delivery, see app/rent/job-sheets/job.server.test.ts",
	"/booking-confirmation/:number/email": "needs the emailed link, see e2e/journeys/travel/booking.spec.ts",
	"/track/:number/email": "offered to guests who have not confirmed, see the same journey",
	"/list-new-hotel/:hotelId/rates/:planId":
		"linked from a hotel that has rates, see e2e/journeys/travel/plain/rates.spec.ts",
	"/list-new-hotel/:hotelId/extras/:extraId":
		"linked from a hotel that has extras, see e2e/journeys/travel/plain/extras.spec.ts",
	"/list-new-hotel/:hotelId/offers/:offerId":
		"linked from a hotel that has offers, see e2e/journeys/travel/plain/offers.spec.ts",
	"/list-new-hotel/:hotelId/offers/:offerId/deletion": "linked from an offer, see the same journey",
	"/owner/manage-bookings/:number/keep":
		"offered for unconfirmed stays, see e2e/journeys/travel/desk.spec.ts",
	"/owner/manage-bookings/:number/extras/:extraId/removal":
		"offered for a stay with extras, see e2e/journeys/travel/plain/extras.spec.ts",
	"/owner/reviews/:reviewId/removal":
		"offered to an Admin with hotels of their own, see app/reviews/reviews.server.test.ts",
	"/wishlist/hotels/:hotelId/removal": "offered for a saved hotel, see e2e/journeys/travel/wishlist.spec.ts",
	"/webhooks/:provider": "takes signed webhooks, which e2e/requests/payments.spec.ts sends",
};

test("odd forms to every action and odd addresses of every page do no harm", async () => {
	const opened = await openWorld(prepared().templates.sqlite);
	const result = await runFuzz({ ...opened, ...QUICK, seed: SEED });
	await opened.close();
	expect(result.faults, `the same again: npm run fuzz -- --quick --seed ${SEED}`).toEqual([]);
	const left = {
		unseen: result.unseen,
		formless: result.formless.toSorted(),
		refused: result.neverTaken,
	};
	expect(left, "routes of the map that no form and no page of the run comes to").toEqual({
		unseen: Object.keys(EXCUSED),
		formless: Object.keys(FORMLESS).sort(),
		refused: [],
	});
});
