import { t } from "#app/common/language/messages.ts";
import { layOutMail, type Mail } from "#app/common/mail/mail-layout.ts";
import { marketName } from "#app/common/market/market-name.ts";
import type { DataRequestKind } from "./data-request-form.ts";

type Request = { to: string; kind: DataRequestKind };

const SUBJECTS_BY_KIND = {
	get copy() {
		return t.dataMails.asked.copy;
	},
	get erasure() {
		return t.dataMails.asked.erasure;
	},
} as const;

/** The link that opens the data stored about an address. */
export function dataLinkMail({ to, kind, token }: Request & { token: string }): Mail {
	const link = { path: `/privacy/data/link?token=${token}` };
	return kind === "copy"
		? layOutMail({
				to,
				subject: t.dataMails.copy.subject,
				paragraphs: [t.dataMails.copy.body({ email: to })],
				link: { ...link, label: t.dataMails.copy.link },
				after: [`${t.dataMails.copy.expires} ${t.dataMails.ignore}`],
			})
		: layOutMail({
				to,
				subject: t.dataMails.erasure.subject,
				paragraphs: [t.dataMails.erasure.body({ email: to })],
				link: { ...link, label: t.dataMails.erasure.link },
				after: [`${t.dataMails.erasure.expires} ${t.dataMails.ignore}`],
			});
}

/** To an address with an account: its profile has the download and the deletion. */
export function dataOfAccountMail({ to, name, kind }: Request & { name: string }): Mail {
	return layOutMail({
		to,
		name,
		subject: SUBJECTS_BY_KIND[kind],
		paragraphs: [
			(kind === "copy" ? t.dataMails.account.forCopy : t.dataMails.account.forErasure)({
				market: marketName(),
				email: to,
			}),
			t.dataMails.account.guest,
		],
		link:
			kind === "copy"
				? { label: t.dataMails.account.download, path: "/profile/export" }
				: { label: t.dataMails.account.delete, path: "/profile/deletion" },
		after: [`${t.dataMails.account.noAccess} ${t.dataMails.ignore}`],
	});
}

/** To an address about which nothing is stored. */
export function noDataMail({ to, kind }: Request): Mail {
	return layOutMail({
		to,
		subject: SUBJECTS_BY_KIND[kind],
		paragraphs: [t.dataMails.none.body({ email: to }), t.dataMails.none.other],
		link: { label: t.dataMails.none.link, path: "/privacy/data" },
		after: [t.dataMails.none.record],
	});
}

/** To an address whose data was erased. `cancelled`: how many orders and bookings were open. */
export function dataErasedMail({ to, cancelled }: { to: string; cancelled: number }): Mail {
	const { body, cancelled: andCancelled } = t.dataMails.erased;
	return layOutMail({
		to,
		subject: t.dataMails.erased.subject,
		paragraphs: [
			cancelled > 0 ? `${body({ email: to })} ${andCancelled({ count: cancelled })}` : body({ email: to }),
			t.dataMails.erased.invoices,
		],
		after: [t.dataMails.erased.record],
	});
}
