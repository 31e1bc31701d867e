import { formatMoney } from "#app/common/money.ts";
import { fromStripeAmount } from "#app/payments/providers/stripe-amount.ts";
import type { StoredSession } from "./books.ts";

const escapeHtml = (text: string) =>
	text.replace(
		/[&<>"]/g,
		(mark) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[mark] ?? mark,
	);

const STYLE = `
	:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
	body { margin: 0; padding: 2rem 1rem; background: light-dark(#f3f4f6, #111418); color: light-dark(#1b1f24, #e8eaed); }
	main { max-width: 26rem; margin: 0 auto; padding: 1.5rem; border-radius: .75rem; background: light-dark(#fff, #1b2027);
		box-shadow: 0 1px 3px rgb(0 0 0 / .2); overflow-wrap: anywhere; }
	h1 { margin: 0 0 .25rem; font-size: 1.25rem; }
	.amount { margin: 0 0 1rem; font-size: 2rem; font-weight: 700; }
	.notice { padding: .75rem; border-radius: .5rem; background: light-dark(#fef3c7, #453405); }
	form { display: grid; gap: .75rem; margin-top: 1.25rem; }
	button { min-height: 2.75rem; border: 1px solid light-dark(#767c85, #8a919c); border-radius: .5rem; background: none;
		color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
	button.pay { border-color: transparent; background: light-dark(#1d4ed8, #3b66d8); color: #fff; }
	button:focus-visible { outline: 3px solid light-dark(#f59e0b, #fbbf24); outline-offset: 2px; }
`;

const page = (title: string, main: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;

/** The page of an open checkout. No card is asked for: nobody's money moves. */
export function hostedPage(session: StoredSession, { isDeclined }: { isDeclined: boolean }): string {
	const currency = session.currency.toUpperCase();
	const amount = escapeHtml(formatMoney(fromStripeAmount(session.amount, currency), currency));
	return page(
		`Pay ${amount}`,
		`<h1>${escapeHtml(session.title)}</h1>
<p class="amount">${amount}</p>
${isDeclined ? '<p class="notice" role="alert">Your card was declined. Try again.</p>' : ""}
<p>This is the demo’s payment provider. No card is needed, and no money moves.</p>
<form method="post">
<button class="pay" name="choice" value="pay">Pay ${amount}</button>
<button name="choice" value="decline">Decline</button>
<button name="choice" value="leave">Leave</button>
</form>`,
	);
}

/** The page of a checkout that was paid or has expired. */
export const endedPage = (session: StoredSession): string =>
	page(
		"This payment page is closed",
		`<h1>${session.status === "complete" ? "Already paid" : "This payment page has expired"}</h1>
<p><a href="${escapeHtml(session.returnUrl)}">Back to the shop</a></p>`,
	);

export const unknownPage = (): string => page("Page not found", "<h1>Page not found</h1>");
