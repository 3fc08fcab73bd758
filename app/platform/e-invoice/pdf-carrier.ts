import { AFRelationship, PDFDocument, PDFName } from "pdf-lib";
import type { PdfCarrier } from "~/operations/e-invoices/e-invoice-ports";

/** The name by which readers of Factur-X and ZUGFeRD 2 know the data. */
const fileName = "factur-x.xml";

/**
 * A PDF with the invoice inside: an embedded file that the catalog names as associated, and metadata that say which profile it
 * is. The pages stay what they were, so that it is PDF/A-3 only if they were PDF/A: it does not say that it is.
 */
export const pdfCarrier: PdfCarrier = {
  // A damaged file may be noticed while it is read, or not before it is written.
  carry: (pdf, xml) => carried(pdf, xml).catch(() => null),
};

async function carried(pdf: Uint8Array, xml: string): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, {
    updateMetadata: false,
    throwOnInvalidObject: true,
  });
  await document.attach(new TextEncoder().encode(xml), fileName, {
    mimeType: "text/xml",
    description: "EN 16931 invoice",
    afRelationship: AFRelationship.Alternative,
  });
  const metadata = document.context.stream(facturXMetadata, { Type: "Metadata", Subtype: "XML" });
  document.catalog.set(PDFName.of("Metadata"), document.context.register(metadata));
  return document.save({ useObjectStreams: false });
}

const facturXMetadata = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#">
<fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>${fileName}</fx:DocumentFileName>
<fx:Version>1.0</fx:Version><fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
