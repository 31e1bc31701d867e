import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireInvoice } from "#app/site/invoices/invoice-request.server.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { kind, seller, number, snapshot, issued_at: issuedAt } = await requireInvoice(request, params);
	// Loaded when somebody wants a PDF: the library and its tables take memory.
	const { rememberedPdf } = await import("#app/common/invoices/invoice-pdf.server.ts");
	const file = await rememberedPdf({ kind, seller, number, snapshot, issuedAt });
	return new Response(new Uint8Array(file), {
		headers: {
			"Content-Type": "application/pdf",
			"Content-Disposition": `attachment; filename="${kind.replace("_", "-")}-${number}.pdf"`,
			"Cache-Control": "private, no-store",
			"X-Robots-Tag": "noindex",
		},
	});
}
