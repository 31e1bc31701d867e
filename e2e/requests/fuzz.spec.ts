import { expect, test } from "playwright/test";
import { openWorld } from "#e2e/fuzz/open-world.ts";
import { QUICK, runFuzz } from "#e2e/fuzz/run-fuzz.ts";
import { prepared } from "#e2e/helpers/global-setup.ts";

const SEED = 6;

/** Routes that a run leaves out, and why. All others are visited and accept a valid form. */
const EXCUSED: Record<string, string> = {
	"/trucking-dashboard/day": "only leads on, to the board of a date",
	"/track/:number/live": "a stream, which the live journeys listen to",
	"/messages/:key/live": "a stream, too",
	"/order-confirmation": "only leads on, to the newest order’s own page",
	"/booking-confirmation": "only leads on, to the newest stay’s own page",
	"/cart": "only leads on, to the checkout",
	"/login/openid": "answers with an OpenID provider, see e2e/journeys/account/openid.spec.ts",
	"/login/openid/callback": "see the same journey",
	"/privacy/data/link": "only leads on, to the data that its cookie opens",
	"/.well-known/change-password": "only leads on, to the form for another password",
};

/** Actions that no page has a form for, and why. */
const FORMLESS: Record<string, string> = {
	"/setup": "gone once there are accounts, see e2e/journeys/site/first-start.spec.ts",
	"/partner-invitation": "needs the emailed link, see e2e/journeys/site/plain/partner.spec.ts",
	"/login/code": "shown after the right password, see e2e/journeys/account/plain/two-step.spec.ts",
	"/profile/openid/removal": "shown with an OpenID provider, see e2e/journeys/account/openid.spec.ts",
	"/profile/second-factor/set-up": "shown after the overview's button, see the same journey",
	"/profile/passkeys/new": "a script makes the form, see e2e/requests/passkeys.spec.ts",
	"/dashboard/payments/reconciliation": "offered with a payment provider, see e2e/requests/payments.spec.ts",
	"/team-invitation": "needs the emailed link, see e2e/journeys/travel/plain/team.spec.ts",
	"/webhooks/:provider": "takes signed webhooks, which e2e/requests/payments.spec.ts sends",
};

test("odd forms to every action and odd addresses of every page do no harm", async () => {
	const opened = await openWorld(prepared().templates.sqlite);
	const result = await runFuzz({ ...opened, ...QUICK, seed: SEED });
	await opened.close();
	expect(result.faults, `the same again: npm run fuzz -- --quick --seed ${SEED}`).toEqual([]);
	const left = { unseen: result.unseen, formless: result.formless, refused: [...result.neverTaken] };
	expect(left, "routes of the map that no form and no page of the run comes to").toEqual({
		unseen: Object.keys(EXCUSED),
		formless: Object.keys(FORMLESS),
		refused: [],
	});
});
