import type { Page } from "playwright/test";
import { LANGUAGE_NAMES, LANGUAGES } from "#app/common/language/languages.ts";
import { formatReferenceNumber } from "#app/common/reference-number.ts";
import { productPath } from "#app/shop/catalogue/product-path.ts";
import { addDelivery } from "#app/testing/shop/placing.ts";
import { putOnShelf } from "#app/testing/shop/shelf.ts";
import { fillCheckout } from "#e2e/helpers/checkout.ts";
import { fillGuest, openStay } from "#e2e/helpers/inn.ts";
import { BOOKING, fillBooking } from "#e2e/helpers/moves.ts";
import { expect, test } from "#e2e/helpers/site-test.ts";
import { all } from "#messages/all.ts";

test.use({ languages: LANGUAGE_NAMES.join(",") });

const press = (page: Page, name: string) =>
	page.getByRole("main").getByRole("button", { name }).last().click();

for (const language of ["es", "pt", "fr", "de", "ar"] as const)
	test(`a visitor buys, books a room, moves house and tracks in ${LANGUAGES[language].name}`, async ({
		page,
		db,
	}) => {
		const texts = all[language];
		const expectLanguage = async () => {
			await expect(page).toHaveURL(new RegExp(`^[a-z]+://[^/]+/${language}/`));
			await expect(page.locator("html")).toHaveAttribute("lang", language);
		};
		const track = async (number: string, contact: string) => {
			await page.goto(`/${language}/track`);
			await page.getByLabel(texts.track.number).fill(number);
			await page.getByLabel(texts.track.contact).fill(contact);
			await press(page, texts.track.submit);
			await expectLanguage();
			await expect(page.getByRole("heading", { level: 1 })).toContainText(formatReferenceNumber(number));
		};

		const lamp = await putOnShelf(db, { title: "Halden lamp", variants: [{ price: 2_500, stock: 5 }] });
		await addDelivery(db, {});
		await page.goto(`/${language}${productPath(lamp.productId)}`);
		await press(page, texts.cart.add);
		await page.goto(`/${language}/checkout`);
		await page.locator("#checkout-name").fill("");
		await press(page, texts.checkout.place);
		await expect(page.getByRole("alert").first()).toContainText(texts.form.problem);
		await expectLanguage();
		await fillCheckout(page);
		await press(page, texts.checkout.place);
		await expect(page).toHaveURL(/\/order-confirmation\//);
		await expectLanguage();
		await track(new URL(page.url()).pathname.split("/").at(-1) ?? "", "ana@example.com");

		const { path } = await openStay(db);
		await page.goto(`/${language}${path}`);
		await fillGuest(page);
		await press(page, texts.roomCheckout.book({ price: "" }).trim());
		await expect(page).toHaveURL(/\/booking-confirmation\//);
		await expectLanguage();

		await page.goto(`/${language}/trucking-home`);
		await fillBooking(page);
		await press(page, texts.moveForm.book);
		await expect(page).toHaveURL(/\/trucking-home\/booked\//);
		await expectLanguage();
		const { number } = await db.selectFrom("moving_bookings").select("number").executeTakeFirstOrThrow();
		await track(number, BOOKING.contact);

		// Who orders gets emails in that language, the hotel’s owner in that of their account.
		const mails = await db.selectFrom("outbox").select(["to_address", "subject", "text_body"]).execute();
		const own = mails.filter((mail) => mail.to_address === "ana@example.com");
		expect(own.length).toBeGreaterThan(1);
		for (const { text_body } of own) expect(text_body).toContain(`/${language}/`);
		const subjects = mails.filter((mail) => !own.includes(mail)).map(({ subject }) => subject);
		expect(subjects).toContainEqual(expect.stringMatching(/^New booking \(H-/));
	});
